import type { PlatformApp } from '../http/platform-app.js'

/** A call of a test. */
export interface TestCall {
  /** @default 'GET' */
  method?: string
  /** Path and query. */
  url: string
  headers?: object
  /** An object is sent as JSON. */
  payload?: string | object
  /** IP address of the call. @default '127.0.0.1' */
  remoteAddress?: string
}

/** The response of a call. */
export interface TestAnswer {
  statusCode: number
  headers: Record<string, string>
  body: string
  bytes: Buffer
  // Tests narrow the type where they read the body.
  // oxlint-disable-next-line typescript/no-explicit-any
  json<Body = any>(): Body
}

/** A platform's routes, called without a port. */
export interface TestClient {
  inject(call: TestCall): Promise<TestAnswer>
}

/** Creates a client that calls routes as over the network. */
export function createTestClient(app: PlatformApp): TestClient {
  return {
    async inject({ method = 'GET', url, payload, remoteAddress = '127.0.0.1', ...call }) {
      const headers = new Headers(Object.entries(call.headers ?? {}))
      const text = typeof payload === 'object' ? JSON.stringify(payload) : payload
      if (typeof payload === 'object' && !headers.has('content-type')) {
        headers.set('content-type', 'application/json')
      }
      if (text !== undefined) headers.set('content-length', String(Buffer.byteLength(text)))
      const init = { method, headers, ...(text === undefined ? {} : { body: text }) }
      const request = new Request(new URL(url, 'http://platform.test'), init)
      const answer = await app.fetch(request, { incoming: { socket: { remoteAddress } } as never })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const body = bytes.toString()
      return {
        statusCode: answer.status,
        headers: Object.fromEntries(answer.headers),
        body,
        bytes,
        json: () => JSON.parse(body),
      }
    },
  }
}
