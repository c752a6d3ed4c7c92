import type { ServerLog } from './server-log.js'

/** Log record of a request. */
export interface AnsweredRequest {
  requestId: string
  method: string
  route: string
  status: number
  durationMs: number
}

/** Routes of health checks and files, which are requested all the time. */
const routine = new Set(['/assets/*', '/healthz', '/readyz'])

/** Milliseconds since a point in time of `performance.now()`, to a tenth. */
export function toDurationMs(startedAtMs: number): number {
  return Math.round((performance.now() - startedAtMs) * 10) / 10
}

/** Logs one line per request. */
export function logRequest(log: ServerLog, request: AnsweredRequest): void {
  if (request.status >= 500) log.error(request, 'request')
  else if (routine.has(request.route)) log.debug(request, 'request')
  else log.info(request, 'request')
}
