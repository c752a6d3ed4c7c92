import { isUnsupportedBrowser } from '@floga/remix-server/app'

import type { ErrorBody } from '../api/responses.server.js'
import type { RouteVisit } from './route-visit.js'

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
