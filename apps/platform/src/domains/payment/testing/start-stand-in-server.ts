import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Fails before it does what was asked, or by losing the answers to changes; `none` ends it. */
export type StandInFailure = 'down' | 'busy' | 'lost' | 'none'

export interface StandInServer {
  url: string
  /** Fails so from now on. */
  fail(how: StandInFailure): void
  stop(): Promise<void>
}

export interface StandInAnswer {
  status: number
  body: object | string
}

/** Starts a server on a loopback port in a provider’s place. */
export async function startStandInServer(
  answerTo: (request: IncomingMessage, body: string) => StandInAnswer,
): Promise<StandInServer> {
  let failure: StandInFailure = 'none'
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let body = ''
    for await (const part of request.setEncoding('utf8')) body += String(part)
    if (failure === 'down' || failure === 'busy') {
      return send(response, { status: failure === 'down' ? 503 : 429, body: { error: {} } })
    }
    const answer = answerTo(request, body)
    if (failure === 'lost' && request.method !== 'GET') return void response.destroy()
    send(response, answer)
  }

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fail: (how) => void (failure = how),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function send(response: ServerResponse, { status, body }: StandInAnswer): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_standin' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
