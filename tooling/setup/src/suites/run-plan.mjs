import { join } from 'node:path'
import { provideBrowser, provideBrowserShell } from '../browser/provide-browser.mjs'
import { providePostgres } from '../postgres/provide-postgres.mjs'
import { readLogTail } from '../processes/read-log-tail.mjs'
import { logsFolder } from '../repository-root.mjs'
import { prepareWorkspace } from '../workspace/prepare-workspace.mjs'
import { formatResults, sumResults } from './format-results.mjs'
import { runSuite } from './run-suite.mjs'
import { runSuites } from './run-suites.mjs'
import { toLogName } from './verify-steps.mjs'

/** @typedef {import('./plan-suites.mjs').PlannedSuite} PlannedSuite */

/**
 * Runs suites with a browser and a PostgreSQL server, and prints their results.
 *
 * @param {object} options
 * @param {string} options.root
 * @param {string} options.logs the folder of its logs
 * @param {PlannedSuite[]} options.suites
 * @param {number} options.lanes how many run at the same time
 * @param {number} options.timeLimitMs of all suites together
 * @param {import('../processes/create-progress.mjs').Progress} options.progress
 * @param {AbortSignal} options.signal
 * @returns {Promise<number>} the program's exit code
 */
export async function runPlan({ root, logs, suites, lanes, timeLimitMs, progress, signal }) {
  const deadlineMs = performance.now() + timeLimitMs
  const toolEnv = await prepareWorkspace({ root, env: process.env, progress, signal })
  const context = { root, env: toolEnv, progress, signal }
  const browser = await provideBrowser(context)
  const shell = browser === undefined ? undefined : await provideBrowserShell(context)
  progress.say(`Browser: ${browser ?? 'NONE'}; for end-to-end tests: ${shell ?? 'the same'}`)
  const postgres = await providePostgres(context)
  /** @type {string[]} */
  const missing = []
  if (browser === undefined) missing.push('NO BROWSER: stories and end-to-end tests did not run.')
  if (postgres === undefined) missing.push('NO POSTGRESQL: its suites did not run.')
  const env = {
    ...toolEnv,
    ...(browser === undefined ? {} : { FLOGA_CHROMIUM: browser }),
    ...(shell === undefined ? {} : { FLOGA_CHROMIUM_SHELL: shell }),
    ...(postgres === undefined ? {} : { TEST_DATABASE_URL: postgres.url }),
  }
  const run = async (/** @type {PlannedSuite} */ suite) => {
    const logFile = join(logsFolder(root), logs, toLogName(suite.name))
    const timeoutMs = Math.max(1, deadlineMs - performance.now())
    const result = await progress.during(suite.name, () =>
      runSuite({ ...suite, root, env, logFile, timeoutMs, signal }),
    )
    progress.say(`${suite.name}: ${result.passed} passed, ${result.failed} failed`)
    // Reports omit the difference between two values.
    if (result.failed > 0) progress.plain(readLogTail(logFile, 60).join('\n'))
    return result
  }
  const possible = suites.filter(({ needsBrowser }) => !needsBrowser || browser !== undefined)
  const results = await runSuites({ suites: possible, lanes, run }).finally(() => postgres?.stop())
  progress.plain(`\n${formatMissing(missing)}${formatResults(results)}`)
  const { passed, failed } = sumResults(results)
  const isIncomplete = missing.length > 0 && Boolean(process.env.CI)
  return failed > 0 || passed === 0 || isIncomplete ? 1 : 0
}

/** @param {string[]} missing */
function formatMissing(missing) {
  return missing.map((line) => `!!! ${line}\n`).join('')
}
