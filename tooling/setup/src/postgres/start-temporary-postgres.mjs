import { mkdtempSync, rmSync } from 'node:fs'
import { chown } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../processes/ports.mjs'
import { findServerUser, runAs, startPostgresProcess } from './start-postgres-process.mjs'

/**
 * A PostgreSQL server of our own, for as long as a test run lasts.
 *
 * @typedef {object} TemporaryPostgres
 * @property {string} url
 * @property {() => Promise<void>} stop stops the server and removes its data
 */

/**
 * Starts a server in a temporary directory, reachable from this machine alone. Its data need not
 * outlive a power cut, so it does not wait for the disk.
 *
 * @param {{ binaries: string }} options the folder that holds `initdb` and `postgres`
 * @returns {Promise<TemporaryPostgres>}
 */
export async function startTemporaryPostgres({ binaries }) {
  const user = await findServerUser()
  const folder = mkdtempSync(join(tmpdir(), 'floga-postgres-'))
  const removeFolder = () => rmSync(folder, { recursive: true, force: true })
  try {
    if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
    await createCluster({ binaries, folder, user })
    const port = await findFreePort()
    const server = await startPostgresProcess({
      binaries,
      folder: join(folder, 'data'),
      port,
      user,
    })
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      async stop() {
        await server.stop()
        removeFolder()
      },
    }
  } catch (error) {
    removeFolder()
    throw error
  }
}

/**
 * Creates an empty cluster in the folder `data` below another one.
 *
 * @param {{ binaries: string, folder: string, user: import('./start-postgres-process.mjs').ServerUser }} options
 */
export async function createCluster({ binaries, folder, user }) {
  const data = join(folder, 'data')
  /** @type {unknown} */
  let lastError
  // Greek needs a locale that knows upper and lower case beyond ASCII; names differ by system.
  for (const locale of ['C.UTF-8', 'en_US.UTF-8']) {
    const options = ['--auth=trust', '--username=postgres', '--encoding=UTF8', '--no-sync']
    const args = ['-D', data, `--locale=${locale}`, ...options]
    try {
      return await runAs(user, join(binaries, 'initdb'), args, folder)
    } catch (error) {
      lastError = error
      rmSync(data, { recursive: true, force: true })
    }
  }
  throw lastError
}
