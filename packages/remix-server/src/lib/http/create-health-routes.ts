import { Hono } from 'hono'

import type { VersionWatch } from '../pages/create-version-watch.js'

/** Alive: the process answers. Ready: it does what it is for, which needs the platform. */
export function createHealthRoutes(watch: VersionWatch, isStopping: () => boolean): Hono {
  const health = new Hono()
  health.get('/healthz', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }))
  health.get('/readyz', async (c) => {
    const isReady = !isStopping() && (await watch.check())
    const reason = isStopping() ? 'stopping' : 'platform-unreachable'
    return c.json(
      isReady ? { status: 'ready' } : { status: 'not-ready', reason },
      isReady ? 200 : 503,
      {
        'cache-control': 'no-store',
      },
    )
  })
  return health
}
