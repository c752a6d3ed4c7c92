import { json } from '@remix-run/node'

import type { PostedFields } from '../request/posted-fields.server.js'

/** What an error page shows. `unavailable`: the platform does not answer. `offline`: the shop itself could not be reached. */
export interface ErrorBody {
  kind:
    | 'not-found'
    | 'page-not-found'
    | 'order-not-found'
    | 'unsupported-browser'
    | 'unavailable'
    | 'offline'
    | 'unknown-check'
    | 'system'
  /** Name of the check that is missing. */
  name?: string
  /** With `unavailable`: what the request had sent, so that it can be sent again. */
  posted?: PostedFields
}

/** An unknown slug or id. */
export function notFound(kind: ErrorBody['kind'] = 'not-found'): Response {
  return json<ErrorBody>({ kind }, { status: 404 })
}

/** The platform does not answer; the visitor may try again, with what was posted. */
export function unavailable(posted?: PostedFields): Response {
  const body: ErrorBody = { kind: 'unavailable', ...(posted ? { posted } : {}) }
  return json(body, { status: 503, headers: { 'Retry-After': '30' } })
}

/** A page names a check that nobody has written. */
export function unknownCheck(name: string): Response {
  return json<ErrorBody>({ kind: 'unknown-check', name }, { status: 500 })
}

/** Something failed that the visitor cannot fix. */
export function systemError(status = 500): Response {
  return json<ErrorBody>({ kind: 'system' }, { status })
}
