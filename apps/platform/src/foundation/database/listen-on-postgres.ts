import { Client, escapeIdentifier } from 'pg'
import type { OnNotice } from './database.js'

export interface ListenOnPostgresOptions {
  url: string
  channel: string
  onNotice: OnNotice
}

/** A connection with `LISTEN`. */
export interface PostgresListening {
  close(): Promise<void>
}

const maxWaitMs = 5_000

/** An idle connection that a firewall dropped in silence is found out. */
const checkEveryMs = 30_000

/**
 * Listens on a channel over a connection of its own. A lost one is reconnected, after which a
 * notification may have been missed.
 *
 * @throws when the server cannot be reached at first.
 */
export async function listenOnPostgres(
  options: ListenOnPostgresOptions,
): Promise<PostgresListening> {
  const { url, channel, onNotice } = options
  let isClosed = false
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined

  const connect = async (): Promise<void> => {
    const next = new Client({ connectionString: url, connectionTimeoutMillis: maxWaitMs })
    let isLost = false
    const lose = () => {
      if (isLost) return
      isLost = true
      void next.end().catch(() => undefined)
      if (client === next) reconnect(0)
    }
    next.on('error', lose)
    next.on('end', lose)
    next.on('notification', ({ payload }) => onNotice(payload ?? ''))
    await next.connect()
    await next.query(`LISTEN ${escapeIdentifier(channel)}`)
    client = next
    if (isLost) reconnect(0)
  }

  const reconnect = (attempt: number): void => {
    if (isClosed) return
    client = undefined
    timer = setTimeout(
      () => {
        connect().then(
          () => (isClosed ? void client?.end() : onNotice(undefined)),
          () => reconnect(attempt + 1),
        )
      },
      Math.min(maxWaitMs, 100 * 2 ** attempt),
    )
  }

  await connect()
  const check = setInterval(() => {
    // A failure ends the connection, which then reconnects.
    client?.query('SELECT 1').catch(() => undefined)
  }, checkEveryMs)
  check.unref()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      clearInterval(check)
      const last = client
      client = undefined
      await last?.end()
    },
  }
}
