import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { listPlaywrightFailures, listVitestFailures } from './list-failures.mjs'
import { listPlaywrightTestTimes, listVitestTestTimes } from './list-test-times.mjs'
import { readLogTail } from '../processes/read-log-tail.mjs'
import { runToEnd } from '../processes/run-step.mjs'
import { countPlaywrightTests, countSummaryLine, countVitestTests } from './count-tests.mjs'

/**
 * @typedef {object} SuiteOptions
 * @property {string} name
 * @property {string[]} command
 * @property {'exit-code' | 'vitest' | 'playwright' | 'summary'} runner how tests are counted
 * @property {string} root
 * @property {string} [cwd]
 * @property {NodeJS.ProcessEnv} env
 * @property {string} logFile
 * @property {number} timeoutMs
 * @property {AbortSignal} [signal]
 *
 * @typedef {import('./count-tests.mjs').TestCounts & { name: string, elapsedMs: number, failures:
 * string[], times?: import('./list-test-times.mjs').TestTime[] }} SuiteResult `failures`: errors, a
 * paragraph each
 */

/**
 * Runs one suite. A run that failed without a failing test counts as one failure, so that a crash
 * never looks like success.
 *
 * @param {SuiteOptions} options
 * @returns {Promise<SuiteResult>}
 */
export async function runSuite({ name, command, runner, env, logFile, ...options }) {
  const startedAtMs = performance.now()
  const reportFile = logFile.replace(/\.log$/, '.json')
  mkdirSync(dirname(reportFile), { recursive: true })
  rmSync(reportFile, { force: true })
  const { exitCode, timedOut } = await runToEnd({
    ...options,
    name,
    command: [...command, ...reporterArguments(runner, reportFile)],
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
    logFile,
  })
  const counts = readCounts({ runner, reportFile, logFile, exitCode })
  const isUnexplained = exitCode !== 0 && counts.failed === 0
  const failed = counts.failed + (isUnexplained ? 1 : 0)
  const { failures = [], times } = readDetails({ runner, reportFile, root: options.root })
  const notes = [counts.note, timedOut ? 'ran out of time' : undefined].filter(Boolean)
  return {
    name,
    passed: counts.passed,
    failed,
    elapsedMs: performance.now() - startedAtMs,
    // Without a report the end of the output is shown.
    failures:
      failed > 0 && failures.length === 0 ? [readLogTail(logFile, 60).join('\n')] : failures,
    ...(times === undefined ? {} : { times }),
    ...(notes.length === 0 ? {} : { note: notes.join(', ') }),
  }
}

/**
 * @param {{ runner: SuiteOptions['runner'], reportFile: string, root: string }} run
 * @returns {Partial<Pick<SuiteResult, 'failures' | 'times'>>}
 */
function readDetails({ runner, reportFile, root }) {
  if (!existsSync(reportFile)) return {}
  const text = readFileSync(reportFile, 'utf8')
  if (runner === 'vitest') {
    return {
      failures: listVitestFailures(text, root),
      times: listVitestTestTimes(text, root),
    }
  }
  return { failures: listPlaywrightFailures(text), times: listPlaywrightTestTimes(text) }
}

/**
 * How the tests of a package's script can be counted.
 *
 * @param {string} script
 * @returns {'vitest' | 'playwright' | 'summary'}
 */
export function detectRunner(script) {
  if (/\bvitest run\b[^&|;]*$/.test(script)) return 'vitest'
  if (/\bplaywright test\b[^&|;]*$/.test(script)) return 'playwright'
  return 'summary'
}

/**
 * @param {SuiteOptions['runner']} runner
 * @param {string} reportFile
 */
function reporterArguments(runner, reportFile) {
  if (runner === 'vitest') {
    return ['--reporter=default', '--reporter=json', `--outputFile.json=${reportFile}`]
  }
  return runner === 'playwright' ? ['--reporter=line,json'] : []
}

/**
 * @param {{ runner: SuiteOptions['runner'], reportFile: string, logFile: string, exitCode: number }} run
 * @returns {import('./count-tests.mjs').TestCounts}
 */
function readCounts({ runner, reportFile, logFile, exitCode }) {
  if (runner === 'exit-code') return { passed: exitCode === 0 ? 1 : 0, failed: 0 }
  if (runner === 'summary') {
    const counts = countSummaryLine(readFileSync(logFile, 'utf8'))
    return counts ?? { passed: exitCode === 0 ? 1 : 0, failed: 0 }
  }
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, note: 'no report' }
  const count = runner === 'vitest' ? countVitestTests : countPlaywrightTests
  return count(readFileSync(reportFile, 'utf8'))
}
