import { runProgram } from './src/processes/run-program.mjs'
import { repositoryRoot as root } from './src/repository-root.mjs'
import { chooseSuites } from './src/suites/choose-suites.mjs'
import { planLongSuites } from './src/suites/plan-suites.mjs'
import { runPlan } from './src/suites/run-plan.mjs'

await runProgram((context) =>
  runPlan({
    ...context,
    root,
    logs: 'test-long',
    suites: chooseSuites(planLongSuites(root), process.argv.slice(2)),
    // One at a time: some measure how long things take.
    lanes: 1,
    timeLimitMs: 12 * 60 * 60_000,
  }),
)
