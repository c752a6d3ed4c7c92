import { join } from 'node:path'
import { logsFolder, repositoryRoot as root } from './src/repository-root.mjs'
import { prepareWorkspace } from './src/workspace/prepare-workspace.mjs'
import { runProgram } from './src/processes/run-program.mjs'
import { runStep } from './src/processes/run-step.mjs'
import {
  buildStep,
  cachedUnitTests,
  repositoryChecks,
  toLogName,
} from './src/suites/verify-steps.mjs'

await runProgram(async ({ progress, signal }) => {
  const env = await prepareWorkspace({ root, env: process.env, progress, signal })
  for (const { name, command } of [...repositoryChecks, cachedUnitTests, buildStep]) {
    const startedAtMs = performance.now()
    const logFile = join(logsFolder(root), 'verify', toLogName(name))
    await progress.during(name, () => runStep({ name, command, root, logFile, env, signal }))
    progress.say(`${name}: ok in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`)
  }
})
