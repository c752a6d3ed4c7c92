import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

import { getRequestListener, RequestError, type HttpBindings } from '@hono/node-server'
import { randomUUID } from 'node:crypto'

import { isUnsupportedBrowser } from '../routes/is-unsupported-browser.js'
import { chooseEncoding } from '../files/encoding.js'
import { logRequest, toDurationMs } from './log-request.js'
import type { RemixServer } from './create-remix-server.js'
import { sendEntry } from '../page-cache/send-page.js'
import { cacheTiming } from '../page-cache/create-page-cache.js'

/**
 * Puts a Remix server behind Node's HTTP server, with a short way for pages whose bytes are ready.
 */
export function createNodeServer(web: RemixServer): Server {
  const { headers: always } = web
  const listener = createNodeListener(web)

  // Node's own response to a missing Host has none of our headers.
  const limits = { maxHeaderSize: 16 * 1024, requireHostHeader: false }
  const server = createServer(limits, (incoming, outgoing) => {
    if (!hasOneHost(incoming)) refuse(outgoing, 400)
    else if (!sendCached(incoming, outgoing)) listener(incoming, outgoing)
  })
  server.on('checkExpectation', (_incoming, outgoing: ServerResponse) => refuse(outgoing, 417))
  server.requestTimeout = 30_000
  server.headersTimeout = 15_000
  // Longer than the idle time of the proxies in front, so that they are the ones to hang up.
  server.keepAliveTimeout = 65_000
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return
    const isLate = code === 'ERR_HTTP_REQUEST_TIMEOUT'
    // Browsers open speculative connections and take data sent on an unused one for the response to
    // their next request. When it is closed without data, they retry on another connection.
    if (isLate && 'bytesRead' in socket && socket.bytesRead === 0) {
      socket.destroy()
      return
    }
    const status = isLate ? '408 Request Timeout' : '400 Bad Request'
    const head = Object.entries(always).map(([name, value]) => `${name}: ${value}\r\n`)
    logRequest(web.log, { ...unread, status: Number(status.slice(0, 3)) })
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n${head.join('')}\r\n`)
  })
  return server

  function refuse(outgoing: ServerResponse, status: number): void {
    outgoing.writeHead(status, { ...always, connection: 'close' })
    outgoing.end()
    logRequest(web.log, { ...unread, status })
  }

  /**
   * Sends a page straight from memory. Everything that is not as simple as that takes the long way.
   */
  function sendCached(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const startedAtMs = performance.now()
    const { method, url = '/', headers } = incoming
    if ((method !== 'GET' && method !== 'HEAD') || web.isStopping()) return false
    if (isUnsupportedBrowser(headers['user-agent'])) return false
    const entry = web.cache.peek(url, chooseEncoding(headers['accept-encoding']))
    if (!entry) return false
    const answer = sendEntry(entry, {
      isHead: method === 'HEAD',
      acceptEncoding: headers['accept-encoding'],
      ifNoneMatch: headers['if-none-match'],
    })
    const requestId = randomUUID()
    outgoing.writeHead(answer.status, {
      ...answer.headers,
      'server-timing': cacheTiming('hit'),
      'x-request-id': requestId,
    })
    outgoing.end(answer.body)
    const { route } = entry
    const durationMs = toDurationMs(startedAtMs)
    logRequest(web.log, { requestId, method, route, status: answer.status, durationMs })
    return true
  }
}

/**
 * A request that was refused before it was read: its parts are not logged, because they may be
 * anything.
 */
const unread = { requestId: 'none', method: 'none', route: 'none', durationMs: 0 }

/** @see {@link https://www.rfc-editor.org/rfc/rfc9112#section-3.2} */
function hasOneHost({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  // A cached page is sent before the address is parsed, which refuses such names.
  if (/[\s/?#@\\]/.test(headers.host ?? '')) return false
  return count === 1 || (count === 0 && httpVersion === '1.0')
}

/** Creates a request listener for an existing Node HTTP server, such as a development server's. */
export function createNodeListener(
  web: RemixServer,
): (incoming: IncomingMessage, outgoing: ServerResponse) => void {
  const listener = getRequestListener((request, env) => web.fetch(request, env as HttpBindings), {
    overrideGlobalObjects: false,
    errorHandler(error) {
      const { headers } = web
      if (error instanceof RequestError)
        return new Response('Bad request', { status: 400, headers })
      web.log.error({ err: error }, 'request failed')
      return new Response('Internal server error', { status: 500, headers })
    },
  })
  return (incoming, outgoing) => void listener(incoming, outgoing)
}
