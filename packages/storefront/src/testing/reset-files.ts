import { vi } from 'vitest'

// Module mocks and state of a test file do not leak into the next file of the same process.
vi.resetModules()

// Nor does its DOM.
if (typeof window !== 'undefined') {
  window.history.replaceState(null, '', '/')
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
}
