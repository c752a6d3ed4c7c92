import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

import { onTestFinished } from 'vitest'

import {
  createPlatformClient,
  type PlatformClient,
  type PlatformClientOptions,
} from '../platform-client.js'

/** A request as a test server saw it. */
export interface SeenRequest {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

/** Responds to one request; `attempt` counts from 1. */
export type Answerer = (response: ServerResponse, request: SeenRequest, attempt: number) => void

/** A real server on a free port, closed when the test is over, and a client that calls it. */
export async function startTestServer(
  answer: Answerer,
  options: Partial<PlatformClientOptions> = {},
): Promise<{ platform: PlatformClient; seen: SeenRequest[]; origin: string }> {
  const seen: SeenRequest[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const request = {
      method: incoming.method ?? '',
      url: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString(),
    }
    seen.push(request)
    answer(response, request, seen.length)
  })
  const origin = await listen(server)
  onTestFinished(() => stop(server))
  return { platform: createTestClient(origin, options), seen, origin }
}

/** A client whose three endpoints are base paths of one server. */
export function createTestClient(
  origin: string,
  options: Partial<PlatformClientOptions> = {},
): PlatformClient {
  return createPlatformClient({
    endpoints: { main: `${origin}/main`, data: `${origin}/data`, auth: `${origin}/auth` },
    tenant: 'floga',
    locale: 'el',
    timezone: 'Europe/Athens',
    requestId: 'request-1',
    ...options,
  })
}

/** Responds with JSON. */
export function json(response: ServerResponse, value: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
  response.end(JSON.stringify(value))
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
    })
  })
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => {
    server.close(() => resolve())
  })
}
