import { json } from '@remix-run/node'

import type { PostedFields } from '../posted-fields.server.js'

/**
 * Content of an error page. `unavailable`: the platform does not respond. `order-unavailable`: nor
 * for an order that has been placed. `offline`: the shop itself is unreachable.
 */
export interface ErrorBody {
  kind:
    | 'not-found'
    | 'page-not-found'
    | 'order-not-found'
    | 'unsupported-browser'
    | 'unavailable'
    | 'order-unavailable'
    | 'offline'
    | 'unknown-check'
    | 'system'
  /** Name of the check that is missing. */
  name?: string
  /** With `unavailable`: the posted fields, so that they can be submitted again. */
  posted?: PostedFields
}

/** An unknown slug or id. */
export function notFound(kind: ErrorBody['kind'] = 'not-found'): Response {
  return json<ErrorBody>({ kind }, { status: 404 })
}

/** The platform does not respond; the visitor may try again, with the posted fields. */
export function unavailable(posted?: PostedFields): Response {
  const body: ErrorBody = { kind: 'unavailable', ...(posted ? { posted } : {}) }
  return json(body, { status: 503, headers: { 'Retry-After': '30' } })
}

/** Whether the platform did not respond. */
export function isUnavailable(thrown: unknown): thrown is Response {
  return thrown instanceof Response && thrown.status === 503
}

/**
 * The platform does not respond for an order: its shopper learns that it exists.
 *
 * @throws {Response} Every other failure as it is.
 */
export function orderUnavailable(thrown: unknown): never {
  if (!isUnavailable(thrown)) throw thrown
  const { status, headers } = unavailable()
  throw json<ErrorBody>({ kind: 'order-unavailable' }, { status, headers })
}

/** A route refers to a check that does not exist. */
export function unknownCheck(name: string): Response {
  return json<ErrorBody>({ kind: 'unknown-check', name }, { status: 500 })
}

/** Something failed that the visitor cannot fix. */
export function systemError(status = 500): Response {
  return json<ErrorBody>({ kind: 'system' }, { status })
}
