import type { Server } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { Server as NetServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import type { PlatformApp } from './platform-app.js'

/** A server that is listening on a port. */
export interface ListeningServer {
  /** Such as `http://127.0.0.1:4100`. */
  address: string
  /** Closes each connection after its next response, and keeps listening. */
  drain(): void
  /** Stops listening and resolves when running requests are complete. */
  close(): Promise<void>
}

const requestTimeoutMs = 30_000
/** Longer than the idle timeout of clients, so that they close the connection. */
const keepAliveTimeoutMs = 72_000
/** Interval at which a stopping server closes idle connections. */
const sweepMs = 100

/**
 * Listens for calls.
 *
 * @throws {Error} Node's own, when the port cannot be had.
 */
export async function listen(
  app: PlatformApp,
  { host, port }: { host: string; port: number },
): Promise<ListeningServer> {
  let isClosing = false
  const listener = getRequestListener(
    async (request, bindings) => {
      // HTTP 1 alone is spoken here.
      const response = await app.fetch(request, { incoming: (bindings as HttpBindings).incoming })
      if (isClosing) response.headers.set('connection', 'close')
      return response
    },
    { overrideGlobalObjects: false },
  )
  // Node's own response to a missing Host has none of our headers.
  const server: Server = createServer({ requireHostHeader: false }, (incoming, outgoing) => {
    if (hasOneHost(incoming)) void listener(incoming, outgoing)
    else refuse(outgoing, 400)
  })
  server.on('checkExpectation', (_incoming, outgoing: ServerResponse) => refuse(outgoing, 417))
  server.requestTimeout = requestTimeoutMs
  server.keepAliveTimeout = keepAliveTimeoutMs
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  // A server that listens on a port has an address and a port.
  const { address, family, port: taken } = server.address() as AddressInfo
  return {
    address: `http://${family === 'IPv6' ? `[${address}]` : address}:${taken}`,
    drain() {
      isClosing = true
    },
    close: () =>
      new Promise((resolve, reject) => {
        isClosing = true
        // The HTTP server's own close() also hangs up on connections whose request has arrived and
        // is not read yet.
        const sweep = setInterval(() => server.closeIdleConnections(), sweepMs)
        NetServer.prototype.close.call(server, (error) => {
          clearInterval(sweep)
          if (error) reject(error)
          else resolve()
        })
      }),
  }
}

/** @see {@link https://www.rfc-editor.org/rfc/rfc9112#section-3.2} */
function hasOneHost({ headersDistinct, httpVersion }: IncomingMessage): boolean {
  const count = headersDistinct['host']?.length ?? 0
  return count === 1 || (count === 0 && httpVersion === '1.0')
}

function refuse(outgoing: ServerResponse, status: number): void {
  outgoing.writeHead(status, { connection: 'close', 'x-content-type-options': 'nosniff' })
  outgoing.end()
}
