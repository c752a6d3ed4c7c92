import { once } from 'node:events'
import { createSecureServer } from 'node:http2'
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2'
import { Agent, request as sendRequest } from 'node:http'
import { generate } from 'selfsigned'

export interface RunningTlsProxy {
  origin: string
  stop: () => Promise<void>
}

/** Headers of one connection, which HTTP/2 has none of. */
const connectionHeaders = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade'])

/** Serves a plain origin over HTTP/2 with TLS and a certificate of its own, as a proxy in front of a shop does. */
export async function runTlsProxy(target: string): Promise<RunningTlsProxy> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  })
  const agent = new Agent({ keepAlive: true })
  const server = createSecureServer({ cert, key }, (request, response) => {
    forward({ target, agent, request, response })
  })
  const sessions = new Set<{ destroy: () => void }>()
  server.on('session', (session) => {
    sessions.add(session)
    session.once('close', () => sessions.delete(session))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `https://127.0.0.1:${port}`,
    async stop() {
      const closed = once(server, 'close')
      server.close()
      for (const session of sessions) session.destroy()
      agent.destroy()
      await closed
    },
  }
}

function forward(exchange: {
  target: string
  agent: Agent
  request: Http2ServerRequest
  response: Http2ServerResponse
}): void {
  const { target, agent, request, response } = exchange
  const headers = Object.fromEntries(
    Object.entries(request.headers).filter(([name]) => !name.startsWith(':')),
  )
  const sent = sendRequest(
    new URL(request.url, target),
    { agent, method: request.method, headers: { ...headers, host: new URL(target).host } },
    (answer) => {
      const kept = Object.entries(answer.headers).filter(([name]) => !connectionHeaders.has(name))
      response.writeHead(answer.statusCode ?? 502, Object.fromEntries(kept))
      answer.pipe(response)
    },
  )
  sent.on('error', () => {
    if (!response.headersSent) response.writeHead(502)
    response.end()
  })
  // A browser that has left the page ends its requests.
  response.on('close', () => void sent.destroy())
  request.pipe(sent)
}
