import type { SendText } from '@floga/api-client'
import type { RemixServer, ServerLog } from '@floga/remix-server'
import type { AnsweredRequest, Telemetry } from '@floga/telemetry'

type Traced = Pick<Telemetry, 'request' | 'answered' | 'headers'>

/** Wraps a server so that each request is a span. A visitor's `traceparent` header is ignored. */
export function traceStorefront(server: RemixServer, telemetry: Traced): RemixServer {
  return {
    ...server,
    fetch: (request, env) => telemetry.request(request, () => server.fetch(request, env)),
  }
}

/** A log that passes responses to telemetry, named by their routes. */
export function traceRequests(log: ServerLog, telemetry: Traced): ServerLog {
  const write =
    (level: keyof ServerLog): ServerLog[typeof level] =>
    (fields, message) => {
      if (message === 'request') telemetry.answered(fields as AnsweredRequest)
      log[level](fields, message)
    }
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}

/** Returns a sender of requests to the platform that propagates the trace context. */
export function traceCalls(sendText: SendText, telemetry: Traced): SendText {
  return (request) =>
    sendText({ ...request, headers: { ...request.headers, ...telemetry.headers() } })
}

/** Counts hits and misses of the page cache. */
export function countLookups({ count }: Pick<Telemetry, 'count'>): (isHit: boolean) => void {
  return (isHit) => count('floga.cache.lookups', { cache: 'pages', result: isHit ? 'hit' : 'miss' })
}
