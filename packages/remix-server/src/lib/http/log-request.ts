import type { ServerLog } from './server-log.js'

/** An answered request as logs hold it. */
export interface AnsweredRequest {
  requestId: string
  method: string
  route: string
  status: number
  durationMs: number
}

/** Routes of machines and files, which are asked for all the time. */
const routine = new Set(['/assets/*', '/healthz', '/readyz'])

/** Writes one line about an answered request. */
export function logRequest(log: ServerLog, request: AnsweredRequest): void {
  if (request.status >= 500) log.error(request, 'request')
  else if (routine.has(request.route)) log.debug(request, 'request')
  else log.info(request, 'request')
}
