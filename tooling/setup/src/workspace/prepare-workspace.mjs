import { join } from 'node:path'
import { installDependencies } from './install-dependencies.mjs'
import { assertNodeVersion } from './assert-node-version.mjs'
import { logsFolder } from '../repository-root.mjs'
import { assertPortFree, isReachable } from '../processes/ports.mjs'
import { runStep } from '../processes/run-step.mjs'
import { parseDatabaseUrl, readSettings } from '../shop/read-settings.mjs'
import { SetupError } from '../setup-error.mjs'
import { prepareToolEnvironment, readRootManifest } from './prepare-tool-environment.mjs'

/**
 * @typedef {object} PrepareOptions
 * @property {string} root
 * @property {NodeJS.ProcessEnv} env
 * @property {import('../processes/create-progress.mjs').Progress} progress
 * @property {AbortSignal} signal
 */

/**
 * Everything that can be checked before anything is installed or built.
 *
 * @param {PrepareOptions & { shops: import('../shop/choose-shops.mjs').Shop[] }} options
 */
export async function checkSettings({ root, env, shops }) {
  assertNodeVersion(process.versions.node, readRootManifest(root).engines.node)
  const settings = readSettings(env, root, shops)
  for (const { port } of settings.shops ?? []) {
    await assertPortFree({ name: 'PORT', port, host: settings.host })
  }
  await assertPortFree({ name: 'PLATFORM_PORT', port: settings.platformPort, host: '127.0.0.1' })
  if (settings.providerPort !== undefined) {
    await assertPortFree({ name: 'PROVIDER_PORT', port: settings.providerPort, host: '127.0.0.1' })
  }
  if (settings.databaseUrl !== undefined) {
    const { host, port } = parseDatabaseUrl(settings.databaseUrl)
    const isLocalSocket = host === ''
    if (!isLocalSocket && !(await isReachable({ host, port, timeoutMs: 3000 }))) {
      throw new SetupError(`DATABASE_URL: no server responds at ${host}:${port}.`)
    }
  }
  return settings
}

/**
 * Makes the pinned tools and the dependencies available.
 *
 * @param {PrepareOptions} options
 * @returns {Promise<NodeJS.ProcessEnv>} the environment in which they are found
 */
export async function prepareWorkspace({ root, env, progress, signal }) {
  const toolEnv = await prepareToolEnvironment({ root, env })
  const logFile = join(logsFolder(root), 'install.log')
  const installed = await installDependencies({
    root,
    install: (command) =>
      progress.during('Dependencies: installing', () =>
        runStep({
          name: 'Installing dependencies',
          command,
          root,
          logFile,
          env: toolEnv,
          signal,
        }),
      ),
  })
  progress.say(`Dependencies: ${installed ? 'installed' : 'up to date'}`)
  return toolEnv
}
