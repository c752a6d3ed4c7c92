import { setTimeout as sleep } from 'node:timers/promises'

import { Hono } from 'hono'

import type { VersionWatch } from '../page-cache/create-version-watch.js'

/** Milliseconds that a readiness check waits for the platform. */
const platformLimitMs = 500

/**
 * Live: the process responds. Ready: it has reached the platform once, and is not shutting down. A
 * platform that fails later does not make servers unready: the load balancer would remove all of
 * them at once, together with the cached pages that they could serve.
 */
export function createHealthRoutes(watch: VersionWatch, isStopping: () => boolean): Hono {
  const health = new Hono()
  health.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  health.get('/readyz', async (c) => {
    // A hanging platform must not delay this response: a load balancer would take the server for
    // hanging.
    await Promise.race([watch.check(), sleep(platformLimitMs, undefined, { ref: false })])
    const platform = watch.isUp() ? 'up' : 'unreachable'
    const reason = isStopping()
      ? 'stopping'
      : watch.version() === ''
        ? 'platform-unreachable'
        : undefined
    return c.json(
      reason === undefined ? { status: 'ready', platform } : { status: 'not-ready', reason },
      reason === undefined ? 200 : 503,
      { 'cache-control': 'no-store' },
    )
  })
  return health
}
