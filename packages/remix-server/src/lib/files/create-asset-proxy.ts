export interface AssetProxyOptions {
  /** Address that the path of an asset is added to. */
  origin: string
  /** Beginning of the paths that are handed through, such as `/assets/shop/`. */
  prefix: string
  /** Milliseconds until the other server must have started to respond. @default 10_000 */
  timeoutMs?: number
}

const passedOn = [
  'content-type',
  'content-length',
  'content-disposition',
  'cache-control',
  'etag',
  'last-modified',
]

/**
 * Hands images and documents through from another server, so that pages load them from their own
 * origin.
 *
 * @returns The response, or undefined when the path is not such an asset.
 */
export function createAssetProxy({ origin, prefix, timeoutMs = 10_000 }: AssetProxyOptions) {
  return async (request: Request, { pathname, search }: URL): Promise<Response | undefined> => {
    const name = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : ''
    if (!/^[\w][\w./-]*$/.test(name) || name.includes('..')) return undefined
    // Only an image with a version in its address can be cached immutably.
    const version = /^\?v=[\w-]+$/.test(search) ? search : ''
    const known = request.headers.get('if-none-match')
    try {
      const answer = await fetch(`${origin}${prefix}${name}${version}`, {
        method: request.method,
        headers: known ? { 'If-None-Match': known } : {},
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      })
      const headers = new Headers()
      for (const header of passedOn) {
        const value = answer.headers.get(header)
        if (value !== null) headers.set(header, value)
      }
      if (!answer.ok && answer.status !== 304) headers.set('cache-control', 'no-store')
      // Buffered completely: half an image is useless, and a failure can still be reported.
      const body = answer.status === 304 ? null : await answer.arrayBuffer()
      return new Response(request.method === 'HEAD' ? null : body, {
        status: answer.status,
        headers,
      })
    } catch {
      return new Response(null, { status: 503, headers: { 'cache-control': 'no-store' } })
    }
  }
}
