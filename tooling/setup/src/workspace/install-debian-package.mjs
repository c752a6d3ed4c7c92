import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { logsFolder } from '../repository-root.mjs'
import { runToEnd } from '../processes/run-step.mjs'

/** Whether packages can be installed without a password. */
export function canInstallPackages() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
}

/**
 * Installs a package of the distribution.
 *
 * @param {{ name: string, root: string, env: NodeJS.ProcessEnv, signal?: AbortSignal }} options
 * @returns {Promise<boolean>} whether it is there now
 */
export async function installDebianPackage({ name, root, env, signal }) {
  const script = `apt-get update && apt-get install -y --no-install-recommends ${name}`
  const { exitCode } = await runToEnd({
    name: `Installing ${name}`,
    command: ['sh', '-c', script],
    root,
    logFile: join(logsFolder(root), `apt-${name}.log`),
    env: { ...env, DEBIAN_FRONTEND: 'noninteractive' },
    timeoutMs: 300_000,
    signal,
  })
  return exitCode === 0
}
