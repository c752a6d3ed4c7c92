import { vi } from 'vitest'

// What a test file puts in a module's place, or leaves in one, is not there for the next file of the same process.
vi.resetModules()

// Nor is what it leaves in the document that both have.
if (typeof window !== 'undefined') {
  window.history.replaceState(null, '', '/')
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
}
