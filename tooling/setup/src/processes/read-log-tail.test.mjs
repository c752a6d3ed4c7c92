import { describe, expect, it } from 'vitest'
import { findLastError } from './read-log-tail.mjs'

describe('findLastError', () => {
  it('takes the message of the last structured error', () => {
    const lines = [
      '{"level":60,"msg":"start failed","err":{"message":"Data directory is held by process 12"}}',
      '{"level":30,"msg":"closing"}',
    ]
    expect(findLastError(lines)).toBe('Data directory is held by process 12')
  })

  it('takes the named error out of a stack', () => {
    const lines = [
      'node:internal/modules/run_main:123',
      "Error: Cannot find module 'dist/main.js'",
      '    at Module._resolveFilename (node:internal/modules/cjs/loader:1225:15)',
      'Node.js v20.20.2',
    ]
    expect(findLastError(lines)).toBe("Error: Cannot find module 'dist/main.js'")
  })

  it('is empty if there is no output', () => {
    expect(findLastError([])).toBe('')
  })
})
