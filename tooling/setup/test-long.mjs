import { parseArgs } from 'node:util'
import { runProgram } from './src/processes/run-program.mjs'
import { repositoryRoot as root } from './src/repository-root.mjs'
import { SetupError } from './src/setup-error.mjs'
import { planLongSuites, selectSuites } from './src/suites/plan-suites.mjs'
import { runPlan } from './src/suites/run-plan.mjs'
import { buildStep } from './src/suites/verify-steps.mjs'

await runProgram(async (context) => {
  const { only = [] } = readOptions()
  const suites = planLongSuites(root)
  const known = new Set(suites.filter(({ id }) => id !== buildStep.name).map(({ id }) => id))
  const unknown = only.filter((id) => !known.has(id))
  if (unknown.length > 0) {
    throw new SetupError(`--only has no ${unknown.join(', ')}. It takes ${[...known].join(', ')}.`)
  }
  return runPlan({
    ...context,
    root,
    logs: 'test-long',
    suites: selectSuites(suites, only),
    // One at a time: some measure how long things take.
    lanes: 1,
    timeLimitMs: 12 * 60 * 60_000,
  })
})

function readOptions() {
  try {
    const { values } = parseArgs({
      // pnpm hands its own separator on.
      args: process.argv.slice(2).filter((argument) => argument !== '--'),
      options: { only: { type: 'string', multiple: true } },
    })
    return values
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new SetupError(`${reason} Usage: pnpm test:long [--only <suite>]…`)
  }
}
