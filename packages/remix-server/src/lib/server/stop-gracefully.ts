import type { Server } from 'node:http'
import { Server as NetServer } from 'node:net'

/** Options of a graceful shutdown. */
export interface StopGracefullyOptions {
  /** Makes the server unready: connections are closed after their next response. */
  beginStop: () => void
  /** Ends streamed responses, once the load balancer sends no more requests. @default none */
  endStreams?: () => void
  /**
   * Milliseconds in which a load balancer notices, and open connections end, before new ones are
   * rejected. @default 500
   */
  drainMs?: number
  /** Milliseconds after which open connections are destroyed. @default 8_000 */
  limitMs?: number
}

/** Milliseconds in which connections end after new ones are rejected. */
const closingMs = 500

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Stops listening, waits for running requests, then closes other resources. */
export async function stopGracefully(
  server: Server,
  { beginStop, endStreams, drainMs = 500, limitMs = 8_000 }: StopGracefullyOptions,
): Promise<void> {
  beginStop()
  await sleep(drainMs)
  // Clients reconnect immediately, to a process that the load balancer knows to be ready by now.
  endStreams?.()
  // The HTTP server's own close() also hangs up on connections whose request has arrived and is not
  // read yet.
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
