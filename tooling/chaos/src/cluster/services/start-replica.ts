import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStatement } from '@floga/databases'
import { findFreePort, findServerUser, runAs, startPostgresProcess } from '@floga/setup'

/** A server that follows another one. */
export interface Replica {
  /** Address of a database of it. */
  urlOf(databaseUrl: string): string
  /** How many transactions a database of it has had since it started; written down by the server about once a second. */
  countTransactions(databaseUrl: string): Promise<number>
  /** Pauses replay of the primary's changes until `catchUp`. */
  fallBehind(): Promise<void>
  catchUp(): Promise<void>
  /** Stops its process, and restarts it with its data. */
  goAway(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

/** Starts a streaming replica of a running server. */
export async function startReplica(binaries: string, serverUrl: string): Promise<Replica> {
  const [user, port] = await Promise.all([findServerUser(), findFreePort()])
  const folder = await mkdtemp(join(tmpdir(), 'floga-replica-'))
  const data = join(folder, 'data')
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true })
  try {
    if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
    const { hostname, port: serverPort, username } = new URL(serverUrl)
    const from = ['-h', hostname, '-p', serverPort, '-U', username]
    const how = ['-D', data, '--write-recovery-conf', '--wal-method=stream', '--checkpoint=fast']
    await runAs(user, join(binaries, 'pg_basebackup'), [...from, ...how, '--no-sync'], folder)
    const start = () => startPostgresProcess({ binaries, folder: data, port, user })
    let server = await start()
    const url = new URL(serverUrl)
    url.port = String(port)
    const call = async (statement: string): Promise<void> => {
      await runStatement(url.href, `SELECT ${statement}()`)
    }
    return {
      async countTransactions(databaseUrl) {
        const name = new URL(databaseUrl).pathname.slice(1)
        const [row] = await runStatement<{ count: number }>(
          url.href,
          `SELECT xact_commit::int AS count FROM pg_stat_database WHERE datname = '${name}'`,
        )
        return row?.count ?? 0
      },
      fallBehind: () => call('pg_wal_replay_pause'),
      catchUp: () => call('pg_wal_replay_resume'),
      goAway: () => server.stop(),
      async comeBack() {
        server = await start()
      },
      urlOf(databaseUrl) {
        const ofDatabase = new URL(databaseUrl)
        ofDatabase.port = String(port)
        return ofDatabase.href
      },
      async stop() {
        await server.stop()
        await remove()
      },
    }
  } catch (error) {
    await remove()
    throw error
  }
}
