import { keptHeaders } from '../kept-headers.js'

/** A response as it is kept: with its time and its size. */
export async function toKeptResponse(response: Response, nowMs: number): Promise<Response> {
  const body = await response.arrayBuffer()
  const headers = withoutEncoding(response.headers)
  headers.set(keptHeaders.at, String(nowMs))
  headers.set(keptHeaders.bytes, String(body.byteLength))
  return new Response(body, { status: response.status, headers })
}

/** Headers for a body that is no longer as it was sent. */
export function withoutEncoding(known: Headers): Headers {
  const headers = new Headers(known)
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) {
    headers.delete(name)
  }
  return headers
}
