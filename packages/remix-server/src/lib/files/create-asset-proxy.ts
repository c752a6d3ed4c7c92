/** What the way to the pictures needs. */
export interface AssetProxyOptions {
  /** Address of the platform's main endpoint. */
  main: string
  tenant: string
  /** Milliseconds until the platform must have begun to answer. @default 10_000 */
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
 * Hands the tenant's pictures and documents through from the platform, so that pages load them from
 * their own origin.
 *
 * @returns The answer, or undefined when the path is no asset of the tenant.
 */
export function createAssetProxy({ main, tenant, timeoutMs = 10_000 }: AssetProxyOptions) {
  const prefix = `/assets/${tenant}/`

  return async (request: Request, { pathname, search }: URL): Promise<Response | undefined> => {
    const name = pathname.startsWith(prefix) ? pathname.slice(prefix.length) : ''
    if (!/^[\w][\w./-]*$/.test(name) || name.includes('..')) return undefined
    // A version in the address is what lets a picture be kept for ever.
    const version = /^\?v=[\w-]+$/.test(search) ? search : ''
    const known = request.headers.get('if-none-match')
    try {
      const answer = await fetch(`${main}${prefix}${name}${version}`, {
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
      // Whole before it is handed on: half a picture is none, and its failure can still be told.
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
