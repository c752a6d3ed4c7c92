import type { SendText } from '@floga/api-client'
import type { RemixServer, ServerLog } from '@floga/remix-server'
import type { AnsweredRequest, Telemetry } from '@floga/telemetry'

type Traced = Pick<Telemetry, 'request' | 'answered' | 'headers'>

/** A server each of whose requests is a span. A visitor does not say which trace it belongs to. */
export function traceShopServer(server: RemixServer, telemetry: Traced): RemixServer {
  return {
    ...server,
    fetch: (request, env) => telemetry.request(request, () => server.fetch(request, env)),
  }
}

/** A log from which telemetry learns of answered requests, which it names by their routes. */
export function traceRequests(log: ServerLog, telemetry: Traced): ServerLog {
  const write =
    (level: keyof ServerLog): ServerLog[typeof level] =>
    (fields, message) => {
      if (message === 'request') telemetry.answered(fields as AnsweredRequest)
      log[level](fields, message)
    }
  return { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') }
}

/** What sends calls to the platform, which learns to which trace each belongs. */
export function traceCalls(sendText: SendText, telemetry: Traced): SendText {
  return (request) =>
    sendText({ ...request, headers: { ...request.headers, ...telemetry.headers() } })
}

/** Counts what was found in caches, and what was not. */
export function countLookups({
  count,
}: Pick<Telemetry, 'count'>): (cache: string, isHit: boolean) => void {
  return (cache, isHit) => count('floga.cache.lookups', { cache, result: isHit ? 'hit' : 'miss' })
}
