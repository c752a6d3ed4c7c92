import { InterruptedError } from './watch-for-interruption.mjs'
import { describeEnd, startServer, waitUntilReady } from './start-server.mjs'

/**
 * Runs servers together: each starts immediately, or once its prerequisite is done. When one exits
 * or the signal is aborted, all are stopped, the last started first.
 *
 * @param {object} options
 * @param {import('./start-server.mjs').ServerOptions[]} options.servers
 * @param {import('./create-progress.mjs').Progress} options.progress
 * @param {AbortSignal} options.signal
 * @param {() => void} options.onReady
 * @param {number} [options.readyTimeoutMs]
 */
export async function superviseServers({
  servers,
  progress,
  signal,
  onReady,
  readyTimeoutMs = 600_000,
}) {
  /** @type {import('./start-server.mjs').Server[]} */
  const running = []
  let isOver = false
  try {
    const starts = servers.map(async (options) => {
      await options.after
      if (isOver) throw new InterruptedError('interrupted')
      const server = startServer(options)
      running.push(server)
      return server
    })
    // Awaited in turn: a failure meanwhile is reported then.
    for (const start of starts) start.catch(() => undefined)
    for (const start of starts) {
      const server = await start
      await progress.during(`${server.name}: starting`, () =>
        waitUntilReady(server, { timeoutMs: readyTimeoutMs, signal }),
      )
      progress.say(`${server.name}: ready`)
    }
    onReady()
    await firstEnd(running, signal)
  } finally {
    // Prerequisites that are still pending, such as a build, start nothing any more.
    isOver = true
    for (const server of running.toReversed()) {
      if (!server.isRunning()) continue
      progress.say(`${server.name}: stopping`)
      await server.stop()
    }
  }
}

/**
 * @param {import('./start-server.mjs').Server[]} servers
 * @param {AbortSignal} signal
 */
async function firstEnd(servers, signal) {
  const aborted = new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
  const ended = await Promise.race([
    aborted,
    ...servers.map((server) => server.ended.then(() => server)),
  ])
  if (signal.aborted) throw new InterruptedError('interrupted')
  throw await describeEnd(/** @type {import('./start-server.mjs').Server} */ (ended))
}
