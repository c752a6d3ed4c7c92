import { cacheHeaders } from '../cache-headers.js'

/** Returns a response to cache, with its time and size. */
export async function toCachedResponse(response: Response, nowMs: number): Promise<Response> {
  const body = await response.arrayBuffer()
  const headers = withoutEncoding(response.headers)
  headers.set(cacheHeaders.at, String(nowMs))
  headers.set(cacheHeaders.bytes, String(body.byteLength))
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
