import { runProgram } from './src/processes/run-program.mjs'
import { repositoryRoot as root } from './src/repository-root.mjs'
import { chooseSuites } from './src/suites/choose-suites.mjs'
import { planSuites } from './src/suites/plan-suites.mjs'
import { runPlan } from './src/suites/run-plan.mjs'

await runProgram((context) =>
  runPlan({
    ...context,
    root,
    logs: 'test',
    suites: chooseSuites(planSuites(root), process.argv.slice(2)),
    lanes: 2,
    timeLimitMs: 80 * 60_000,
  }),
)
