import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { createMedusaClient, createPlatformClient } from './calls/clients.js'
import { CallError, isAway } from './calls/json-client.js'
import { createConnector } from './connector.js'
import { EnvError, parseEnv } from './env.js'
import type { Env } from './env.js'
import { createEventsApp } from './events/create-events-app.js'
import { createReport } from './report.js'
import { readShop } from './shop.js'
import type { Shop } from './shop.js'
import { openState } from './state.js'

/** Events arrive in bursts: one round looks at all of a second. */
const pauseMs = 1_000
/** How often orders are asked for, whatever events say. */
const pollMs = 60_000
const longestWaitMs = 60_000

process.umask(0o077)

try {
  await main(parseEnv(process.env))
} catch (error) {
  const isExpected = error instanceof EnvError
  process.stderr.write(`${isExpected ? error.message : String(error)}\n`)
  process.exit(1)
}

async function main(env: Env): Promise<void> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const medusa = createMedusaClient({ url: env.medusaUrl, key: env.medusaKey })
  const platform = createPlatformClient({
    url: env.platformUrl,
    tenant: env.tenant,
    key: env.platformKey,
  })
  const report = createReport(({ text }) => log('warn', text))
  const file = await openState(join(env.dataDir, `${env.tenant}.json`), new Date())
  const shop = await waitForShop(() => readShop({ medusa, platform }, env.tenant), stop.signal)
  if (!shop) return
  const connector = createConnector({ medusa, platform, shop, file, report, log })
  const app = createEventsApp({ ...env, connector, report })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: env.port }, () =>
    log('info', `The connector listens on http://127.0.0.1:${env.port}.`),
  )
  server.on('error', (error) => {
    log('error', `Port ${env.port} cannot be used: ${error.message}`)
    process.exit(1)
  })
  let polledMs = performance.now()
  let lastHour = new Date().getHours()
  let failures = 0
  while (!stop.signal.aborted) {
    const hour = new Date().getHours()
    if (hour !== lastHour && hour === env.readAllAt) connector.readAll()
    lastHour = hour
    if (performance.now() - polledMs > pollMs) {
      polledMs = performance.now()
      connector.notice({ kind: 'orders' })
      connector.notice({ kind: 'open-orders' })
    }
    if (!connector.isIdle()) failures = (await connector.run()) ? 0 : failures + 1
    const waitMs = failures === 0 ? pauseMs : Math.min(longestWaitMs, pauseMs * 2 ** failures)
    await delay(waitMs, undefined, { signal: stop.signal }).catch(() => undefined)
  }
  server.close(() => process.exit(0))
  if ('closeIdleConnections' in server) server.closeIdleConnections()
}

/** Both sides may start later than the connector. */
async function waitForShop(
  read: () => Promise<Shop>,
  signal: AbortSignal,
): Promise<Shop | undefined> {
  for (let waitMs = pauseMs; !signal.aborted; waitMs = Math.min(longestWaitMs, waitMs * 2)) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof CallError) || !isAway(error)) throw error
      log('warn', `${error.message} Trying again.`)
      await delay(waitMs, undefined, { signal }).catch(() => undefined)
    }
  }
  return undefined
}

function log(level: 'info' | 'warn' | 'error', msg: string): void {
  process.stdout.write(`${JSON.stringify({ level, time: new Date().toISOString(), msg })}\n`)
}
