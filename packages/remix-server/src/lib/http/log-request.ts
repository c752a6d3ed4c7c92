import type { Context } from 'hono'

import type { ServerLog } from './server-log.js'

/** Segments that may stand in front of the one that says which page it is. */
const localeSegment = /^[a-z]{2}$/

/** Writes one line about an answered request. */
export function logRequest(
  log: ServerLog,
  c: Context,
  { startedAtMs, secretPaths }: { startedAtMs: number; secretPaths: readonly string[] },
): void {
  const { status } = c.res
  const line = {
    requestId: c.get('requestId') as string,
    method: c.req.method,
    path: loggedPath(c.req.path, secretPaths),
    status,
    durationMs: Math.round((performance.now() - startedAtMs) * 10) / 10,
  }
  if (status >= 500) log.error(line, 'request')
  else if (isRoutine(c.req.path)) log.debug(line, 'request')
  else log.info(line, 'request')
}

/** A path as logs may hold it: whoever knows the id behind these may read what belongs to it. */
function loggedPath(pathname: string, secretPaths: readonly string[]): string {
  const segments = pathname.split('/').slice(1)
  const page = localeSegment.test(segments[0] ?? '') ? 1 : 0
  const holdsSecret = secretPaths.includes(segments[page] ?? '')
  const shown =
    holdsSecret && segments.length > page + 1 ? [...segments.slice(0, page + 1), ':id'] : segments
  return `/${shown.join('/')}`
}

function isRoutine(pathname: string): boolean {
  return pathname.startsWith('/assets/') || pathname === '/healthz' || pathname === '/readyz'
}
