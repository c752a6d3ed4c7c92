import { join } from 'node:path'
import { logsFolder, repositoryRoot as root } from './src/paths.mjs'
import { prepareWorkspace } from './src/prepare-shop.mjs'
import { runProgram } from './src/run-program.mjs'
import { runStep } from './src/run-step.mjs'
import { buildStep, cachedUnitTests, repositoryChecks, toLogName } from './src/verify-steps.mjs'

await runProgram(async ({ progress, signal }) => {
  const env = await prepareWorkspace({ root, env: process.env, progress, signal })
  for (const { name, command } of [...repositoryChecks, cachedUnitTests, buildStep]) {
    const startedAtMs = performance.now()
    const logFile = join(logsFolder(root), 'verify', toLogName(name))
    await progress.during(name, () => runStep({ name, command, root, logFile, env, signal }))
    progress.say(`${name}: ok in ${((performance.now() - startedAtMs) / 1000).toFixed(1)} s`)
  }
})
