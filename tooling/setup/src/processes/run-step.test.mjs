import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { runStep, runToEnd } from './run-step.mjs'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'

/** @param {string} script */
function describeStep(script) {
  const root = createTemporaryFolder()
  const command = [process.execPath, '-e', script]
  return { name: 'Sample', command, root, logFile: join(root, 'logs', 'sample.log'), env: {} }
}

describe('runStep', () => {
  it('shows the end of the output of a step that failed', async () => {
    const step = describeStep("console.log('half done'); console.error('broken'); process.exit(2)")
    await expect(runStep(step)).rejects.toThrow(
      '    half done\n    broken\nSample ended with exit code 2. Full log: logs/sample.log',
    )
  })
})

describe('runToEnd', () => {
  it('ends a step that takes too long', async () => {
    const step = describeStep('setInterval(() => {}, 1000)')
    const outcome = await runToEnd({ ...step, timeoutMs: 200 })
    expect(outcome).toEqual({ exitCode: 1, timedOut: true })
  })

  it('starts nothing after an interruption', async () => {
    const root = createTemporaryFolder()
    const mark = join(root, 'mark')
    const step = describeStep(`require('node:fs').writeFileSync(${JSON.stringify(mark)}, '')`)
    const signal = AbortSignal.abort()
    await expect(runToEnd({ ...step, signal })).rejects.toThrow('interrupted')
    expect(existsSync(mark)).toBe(false)
  })
})
