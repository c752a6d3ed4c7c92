import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, findServerUser, runAs, startPostgresProcess } from '@floga/setup'

/** A server that follows another one. */
export interface Replica {
  /** Address of a database of it. */
  urlOf(databaseUrl: string): string
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
    const server = await startPostgresProcess({ binaries, folder: data, port, user })
    return {
      urlOf(databaseUrl) {
        const url = new URL(databaseUrl)
        url.port = String(port)
        return url.href
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
