import { vi } from 'vitest'

// What a test file puts in a module's place, or leaves in one, is not there for the next file of the same process.
vi.resetModules()
