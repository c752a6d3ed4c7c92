import type { Server } from 'node:http'

/** How a server comes to rest. */
export interface StopOptions {
  /** Says that no new visitors are wanted: connections are closed after their next answer. */
  beginStop: () => void
  /** Milliseconds in which open connections end by themselves. @default 500 */
  drainMs?: number
  /** Milliseconds until what still runs is cut off. @default 9_000 */
  limitMs?: number
}

/** Stops listening, lets running requests finish, then closes what is left. */
export async function stopGracefully(
  server: Server,
  { beginStop, drainMs = 500, limitMs = 9_000 }: StopOptions,
): Promise<void> {
  beginStop()
  await new Promise((resolve) => setTimeout(resolve, drainMs))
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const limit = setTimeout(() => server.closeAllConnections(), limitMs)
  await new Promise<void>((resolve) => {
    server.close(() => resolve())
  })
  clearInterval(sweep)
  clearTimeout(limit)
}
