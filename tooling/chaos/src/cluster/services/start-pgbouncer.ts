import { chown, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort, findServerUser, startProcessGroup } from '@floga/setup'
import { waitForPort } from './wait-for-port.js'

/** A pooler in front of one database. */
export interface Pooler {
  /** Address of the database by way of it. */
  url: string
  stop(): Promise<void>
}

/** Starts PgBouncer in transaction mode: each transaction may meet another session of the server. */
export async function startPgbouncer(program: string, databaseUrl: string): Promise<Pooler> {
  const { hostname, port: serverPort, username, pathname } = new URL(databaseUrl)
  const [user, port] = await Promise.all([findServerUser(), findFreePort()])
  const folder = await mkdtemp(join(tmpdir(), 'floga-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username || 'postgres'}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 12
max_client_conn = 500
`,
  )
  // Like the server itself it refuses to run as root.
  if (user.uid !== undefined && user.gid !== undefined) await chown(folder, user.uid, user.gid)
  const group = startProcessGroup([program, '-q', file], { ...user, stdio: 'inherit', cwd: folder })
  const stop = async (): Promise<void> => {
    await group.stop()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await waitForPort(port)
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `postgres://${username || 'postgres'}@127.0.0.1:${port}${pathname}`, stop }
}
