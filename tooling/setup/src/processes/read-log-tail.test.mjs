import { describe, expect, it } from 'vitest'
import { lastWords } from './read-log-tail.mjs'

describe('lastWords', () => {
  it('takes the message of the last structured error', () => {
    const lines = [
      '{"level":60,"msg":"start failed","err":{"message":"Data directory is held by process 12"}}',
      '{"level":30,"msg":"closing"}',
    ]
    expect(lastWords(lines)).toBe('Data directory is held by process 12')
  })

  it('takes the named error out of a stack', () => {
    const lines = [
      'node:internal/modules/run_main:123',
      "Error: Cannot find module 'dist/main.js'",
      '    at Module._resolveFilename (node:internal/modules/cjs/loader:1225:15)',
      'Node.js v20.20.2',
    ]
    expect(lastWords(lines)).toBe("Error: Cannot find module 'dist/main.js'")
  })

  it('is silent where nothing was said', () => {
    expect(lastWords([])).toBe('')
  })
})
