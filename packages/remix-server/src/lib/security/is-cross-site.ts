/**
 * Whether a request that may change something was sent by another site.
 *
 * Browsers say where a request comes from, and a page cannot make them lie. A request that says nothing comes from no
 * browser of today, and carries no visitor's cookies against their will.
 *
 * @see {@link https://developer.mozilla.org/docs/Web/HTTP/Headers/Sec-Fetch-Site}
 */
export function isCrossSite(request: Request, publicOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = request.headers.get('origin')
  if (origin === null) return false
  return origin !== publicOrigin
}
