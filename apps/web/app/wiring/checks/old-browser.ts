import type { ErrorBody } from '../api/responses.server.js'
import type { RouteVisit } from './route-check.js'

/** Internet Explorer, under either of its names. */
export function isUnsupportedBrowser(userAgent: string | null | undefined): boolean {
  return typeof userAgent === 'string' && /\bMSIE |\bTrident\//.test(userAgent)
}

/**
 * Old-browser detection.
 *
 * @throws {Response} 417, which the server answers with a page that needs neither styles nor scripts.
 */
export function oldBrowser({ args }: RouteVisit): void {
  if (!isUnsupportedBrowser(args.request.headers.get('User-Agent'))) return
  const body: ErrorBody = { kind: 'unsupported-browser' }
  throw Response.json(body, { status: 417 })
}
