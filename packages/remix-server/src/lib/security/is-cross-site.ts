/**
 * Whether a request that may change something was sent by another site.
 *
 * Browsers send the origin of a request, which a page cannot forge. A request without it is not
 * from a current browser, and carries no visitor's cookies against their will.
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
