import { canInstallPackages, installDebianPackage } from '../workspace/install-debian-package.mjs'
import { findPostgresBinaries } from './find-postgres-binaries.mjs'
import { isReachable } from '../processes/ports.mjs'
import { startTemporaryPostgres } from './start-temporary-postgres.mjs'
import { parseDatabaseUrl } from '../shop/read-settings.mjs'
import { SetupError } from '../setup-error.mjs'

/**
 * A PostgreSQL server for the tests: the one that is named, else an installed one started for
 * this run, else Debian's package.
 *
 * @param {object} context
 * @param {string} context.root
 * @param {NodeJS.ProcessEnv} context.env
 * @param {Pick<import('../processes/create-progress.mjs').Progress, 'say'>} context.progress
 * @param {AbortSignal} [context.signal]
 * @returns {Promise<import('./start-temporary-postgres.mjs').TemporaryPostgres | undefined>}
 */
export async function providePostgres({ root, env, progress, signal }) {
  const named = env.TEST_DATABASE_URL
  if (named) return useNamedServer(named, progress)

  const path = env.PATH ?? ''
  let binaries = findPostgresBinaries({ path })
  if (binaries === undefined && canInstallPackages()) {
    progress.say('PostgreSQL: installing the distribution’s package')
    await installDebianPackage({ name: 'postgresql', root, env, signal })
    binaries = findPostgresBinaries({ path })
  }
  if (binaries === undefined) return undefined
  try {
    const server = await startTemporaryPostgres({ binaries })
    progress.say(`PostgreSQL: ${binaries}, in a temporary directory`)
    return server
  } catch (error) {
    progress.say(`PostgreSQL: ${error instanceof Error ? error.message : String(error)}`)
    return undefined
  }
}

/**
 * @param {string} url
 * @param {Pick<import('../processes/create-progress.mjs').Progress, 'say'>} progress
 */
async function useNamedServer(url, progress) {
  const { host, port } = parseDatabaseUrl(url)
  if (host !== '' && !(await isReachable({ host, port, timeoutMs: 3000 }))) {
    throw new SetupError(`TEST_DATABASE_URL: no server responds at ${host}:${port}.`)
  }
  progress.say(`PostgreSQL: the server of TEST_DATABASE_URL (${host}:${port})`)
  return { url, stop: async () => {} }
}
