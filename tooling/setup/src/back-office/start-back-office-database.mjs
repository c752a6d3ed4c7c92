import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findPostgresBinaries } from '../postgres/find-postgres-binaries.mjs'
import { findServerUser, startPostgresProcess } from '../postgres/start-postgres-process.mjs'
import { createCluster } from '../postgres/start-temporary-postgres.mjs'
import { findFreePort } from '../processes/ports.mjs'
import { SetupError } from '../setup-error.mjs'

const run = promisify(execFile)
const database = 'medusa'

/**
 * Medusa's database: the named one, or one of an own server below the folder, which waits for the
 * disk.
 *
 * @param {{ folder: string, databaseUrl: string | undefined, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ url: string, isNew: boolean, stop: () => Promise<void> }>}
 */
export async function startBackOfficeDatabase({ folder, databaseUrl, env }) {
  if (databaseUrl !== undefined) return { url: databaseUrl, isNew: false, stop: async () => {} }
  const binaries = findPostgresBinaries({ path: env.PATH ?? '' })
  if (binaries === undefined) {
    throw new SetupError(
      'No PostgreSQL is installed. Install it (Debian: apt install postgresql), or name a database in BACK_OFFICE_DATABASE_URL.',
    )
  }
  const user = await findServerUser()
  // As root it runs as another user, who may not enter folders of root's.
  const own = user.uid === undefined ? join(folder, 'postgres') : rootFolder(folder)
  const isNew = !existsSync(join(own, 'data', 'PG_VERSION'))
  if (isNew) {
    await mkdir(own, { recursive: true })
    if (user.uid !== undefined && user.gid !== undefined) await chown(own, user.uid, user.gid)
    await createCluster({ binaries, folder: own, user }).catch((error) => {
      throw new SetupError(
        `PostgreSQL cannot create its files in ${own}: ${firstLine(error)}. Name a database in BACK_OFFICE_DATABASE_URL instead.`,
      )
    })
  }
  const port = await findFreePort()
  const server = await startPostgresProcess({
    binaries,
    folder: join(own, 'data'),
    port,
    user,
    isDurable: true,
  })
  const url = `postgres://postgres@127.0.0.1:${port}/${database}`
  if (isNew) {
    const at = ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres']
    await run(join(binaries, 'createdb'), [...at, database])
  }
  return { url, isNew, stop: server.stop }
}

/** One for each back office. @param {string} folder */
function rootFolder(folder) {
  const name = createHash('sha256').update(folder).digest('hex').slice(0, 12)
  return join('/var/lib/floga-back-office', name)
}

/** @param {unknown} error */
function firstLine(error) {
  const text = error instanceof Error && 'stderr' in error ? String(error.stderr) : String(error)
  return text.trim().split('\n')[0] ?? ''
}
