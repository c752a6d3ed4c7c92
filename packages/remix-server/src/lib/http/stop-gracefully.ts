import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** How a server comes to rest. */
export interface StopGracefullyOptions {
  /** Says that no new visitors are wanted: connections are closed after their next answer. */
  beginStop: () => void
  /** Ends answers that go on, once nobody is sent here any more. @default there are none */
  endStreams?: () => void
  /** Milliseconds in which a balancer notices, and open connections end by themselves, before new ones are refused. @default 500 */
  drainMs?: number
  /** Milliseconds until what still runs is cut off. @default 8_000 */
  limitMs?: number
}

/** Milliseconds in which connections end by themselves after new ones are refused. */
const closingMs = 500

/** Stops listening, lets running requests finish, then closes what is left. */
export async function stopGracefully(
  server: Server,
  { beginStop, endStreams, drainMs = 500, limitMs = 8_000 }: StopGracefullyOptions,
): Promise<void> {
  beginStop()
  await sleep(drainMs)
  // Their readers come back at once, to whoever the balancer knows to be ready by now.
  endStreams?.()
  // The HTTP server's own close() also hangs up on connections whose request has arrived and is not read yet.
  const closed = new Promise<void>((resolve) => {
    NetServer.prototype.close.call(server, () => resolve())
  })
  const limit = setTimeout(() => server.closeAllConnections(), limitMs)
  await Promise.race([closed, sleep(Math.min(drainMs, closingMs))])
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  await closed
  clearInterval(sweep)
  clearTimeout(limit)
}
