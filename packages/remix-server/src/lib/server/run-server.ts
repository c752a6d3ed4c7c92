import type { Server } from 'node:http'

import type { RemixServer } from './create-remix-server.js'
import { stopGracefully } from './stop-gracefully.js'
import type { ServerLog } from './server-log.js'

/** A server that runs until it is stopped. */
export interface RunServerOptions {
  server: Server
  web: RemixServer
  host: string
  port: number
  log: ServerLog
  /**
   * Milliseconds in which it still responds after the signal, so that a load balancer notices
   * first. @default 500
   */
  drainMs?: number
  /** Closes other resources, last. */
  close?: () => Promise<void>
}

/** Listens, watches the platform, and shuts down on SIGTERM or SIGINT. */
export async function runServer({
  server,
  web,
  host,
  port,
  log,
  drainMs = 500,
  close,
}: RunServerOptions): Promise<void> {
  await listen(server, { host, port })
  const stopWatch = web.watch.start()
  log.info({ address: `http://${host}:${port}`, publicUrl: web.publicUrl }, 'listening')

  let isStopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return
    isStopping = true
    log.info({ signal }, 'stopping')
    void stopGracefully(server, { beginStop: web.beginStop, endStreams: web.endStreams, drainMs })
      .finally(stopWatch)
      .then(close)
      .then(() => {
        log.info({}, 'stopped')
        process.exit(0)
      })
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

/** @throws {Error} with one line to show when the port cannot be had. */
function listen(
  server: Server,
  { host, port }: Pick<RunServerOptions, 'host' | 'port'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause: NodeJS.ErrnoException) => {
      const why =
        cause.code === 'EADDRINUSE'
          ? 'another program listens there. Stop it or set PORT'
          : `${cause.code ?? cause.message}. Set HOST and PORT to an address of this machine`
      reject(new Error(`Cannot listen on ${host}:${port}: ${why}.`, { cause }))
    })
    server.listen(port, host, resolve)
  })
}
