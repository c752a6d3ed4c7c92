import { setTimeout as sleep } from 'node:timers/promises'

import { Hono } from 'hono'

import type { VersionWatch } from '../pages/create-version-watch.js'

/** How long a question for readiness waits for the platform's word. */
const platformLimitMs = 500

/**
 * Alive: the process answers. Ready: it has heard of the platform, and nobody has told it to stop. A platform that goes away later
 * makes no server unready: all of them would be taken out at once, with the pages that they keep for this very time.
 */
export function createHealthRoutes(watch: VersionWatch, isStopping: () => boolean): Hono {
  const health = new Hono()
  health.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  health.get('/readyz', async (c) => {
    // A platform that hangs must not make this answer late: a balancer would take it for a server that hangs.
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
