import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'
import { detectRunner, runSuite } from './run-suite.mjs'

/** @param {string} script */
function describeSuite(script) {
  const root = createTemporaryFolder()
  return {
    name: 'Sample',
    command: [process.execPath, '-e', script],
    root,
    env: {},
    logFile: join(root, 'sample.log'),
    timeoutMs: 20_000,
  }
}

describe('runSuite', () => {
  it('counts a step by its exit code', async () => {
    const good = await runSuite({ ...describeSuite(''), runner: 'exit-code' })
    const bad = await runSuite({ ...describeSuite('process.exit(1)'), runner: 'exit-code' })
    expect([good.passed, good.failed, bad.passed, bad.failed]).toEqual([1, 0, 0, 1])
  })

  it('does not let a crash after passing tests look like success', async () => {
    const suite = describeSuite("console.log('3 passed, 0 failed'); process.exit(9)")
    const result = await runSuite({ ...suite, runner: 'summary' })
    expect([result.passed, result.failed]).toEqual([3, 1])
  })

  it('counts a runner that left no report as failed', async () => {
    const suite = describeSuite('')
    const command = [process.execPath, '-e', '', '--']
    const result = await runSuite({ ...suite, command, runner: 'vitest' })
    expect(result).toMatchObject({ passed: 0, failed: 1, note: 'no report' })
  })

  it('prints the end of the output if no report contains the failure', async () => {
    const suite = describeSuite("console.log('port 3000 is taken'); process.exit(1)")
    const bad = await runSuite({ ...suite, runner: 'exit-code' })
    const good = await runSuite({ ...describeSuite("console.log('fine')"), runner: 'exit-code' })
    expect([bad.failures, good.failures]).toEqual([['port 3000 is taken'], []])
  })

  it('reports that a suite ran out of time', async () => {
    const suite = { ...describeSuite('setInterval(() => {}, 1000)'), timeoutMs: 200 }
    const result = await runSuite({ ...suite, runner: 'exit-code' })
    expect(result).toMatchObject({ passed: 0, failed: 1, note: 'ran out of time' })
  })
})

describe('detectRunner', () => {
  it('knows the runner by the end of the script', () => {
    expect(detectRunner('vitest run')).toBe('vitest')
    expect(detectRunner('pnpm build && playwright test --workers=1')).toBe('playwright')
    expect(detectRunner('vitest run && node more.mjs')).toBe('summary')
  })
})
