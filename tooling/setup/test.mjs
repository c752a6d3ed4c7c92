import { join } from 'node:path'
import { readLogTail } from './src/processes/read-log-tail.mjs'
import { logsFolder, repositoryRoot as root } from './src/repository-root.mjs'
import { planSuites } from './src/suites/plan-suites.mjs'
import { prepareWorkspace } from './src/workspace/prepare-workspace.mjs'
import { provideBrowser, provideBrowserShell } from './src/browser/provide-browser.mjs'
import { providePostgres } from './src/postgres/provide-postgres.mjs'
import { formatResults, sumResults } from './src/suites/format-results.mjs'
import { runProgram } from './src/processes/run-program.mjs'
import { runSuite } from './src/suites/run-suite.mjs'
import { runSuites } from './src/suites/run-suites.mjs'
import { toLogName } from './src/suites/verify-steps.mjs'

/** @typedef {import('./src/suites/plan-suites.mjs').PlannedSuite} PlannedSuite */

const timeLimitMs = 80 * 60_000

await runProgram(async ({ progress, signal }) => {
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
  const suites = planSuites(root).filter(
    ({ needsBrowser }) => !needsBrowser || browser !== undefined,
  )
  const run = async (/** @type {PlannedSuite} */ suite) => {
    const logFile = join(logsFolder(root), 'test', toLogName(suite.name))
    const timeoutMs = Math.max(1, deadlineMs - performance.now())
    const result = await progress.during(suite.name, () =>
      runSuite({ ...suite, root, env, logFile, timeoutMs, signal }),
    )
    progress.say(`${suite.name}: ${result.passed} passed, ${result.failed} failed`)
    // Reports leave out how two values differ.
    if (result.failed > 0) progress.plain(readLogTail(logFile, 60).join('\n'))
    return result
  }
  const results = await runSuites({ suites, lanes: 2, run }).finally(() => postgres?.stop())
  progress.plain(`\n${formatMissing(missing)}${formatResults(results)}`)
  const { passed, failed } = sumResults(results)
  const isIncomplete = missing.length > 0 && Boolean(process.env.CI)
  return failed > 0 || passed === 0 || isIncomplete ? 1 : 0
})

/** @param {string[]} missing */
function formatMissing(missing) {
  return missing.map((line) => `!!! ${line}\n`).join('')
}
