import { json } from '@remix-run/node'

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
}

/** An unknown slug or id. */
export function notFound(kind: ErrorBody['kind'] = 'not-found'): Response {
  return json<ErrorBody>({ kind }, { status: 404 })
}

/** The platform does not answer; the visitor may try again. */
export function unavailable(): Response {
  return json<ErrorBody>({ kind: 'unavailable' }, { status: 503, headers: { 'Retry-After': '30' } })
}

/** A page names a check that nobody has written. */
export function unknownCheck(name: string): Response {
  return json<ErrorBody>({ kind: 'unknown-check', name }, { status: 500 })
}

/** Something failed that the visitor cannot fix. */
export function systemError(status = 500): Response {
  return json<ErrorBody>({ kind: 'system' }, { status })
}
