import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setFlagsFromString } from 'node:v8'

import { createNodeSender } from '@floga/api-client/node'
import {
  createNodeServer,
  keepSecret,
  loadStaticFiles,
  runServer,
  shareFiles,
} from '@floga/remix-server'
import type { Telemetry } from '@floga/telemetry'
import type { ServerBuild } from '@remix-run/node'

import { createLog } from './create-log.js'
import { createShopServer } from './create-shop-server.js'
import { parseEnv } from './env.js'
import type { Env } from './env.js'
import { countLookups, traceCalls, traceRequests, traceShopServer } from './trace-shop-server.js'

// This file runs as build/http/main.js; what Remix built lies beside it.
const builtFolder = fileURLToPath(new URL('..', import.meta.url))
const secretFile = resolve(builtFolder, '../../../.data/web/session-secret')

async function main(): Promise<void> {
  setEngineFlags()
  const env = parseEnv(process.env)
  // React goes by it, and is several times as slow where it is not set.
  process.env['NODE_ENV'] ||= 'production'
  const telemetry = await openTelemetry(env)
  const plainLog = createLog(env.logLevel, telemetry?.ids)
  const log = telemetry ? traceRequests(plainLog, telemetry) : plainLog
  const build = (await import(
    pathToFileURL(resolve(builtFolder, 'server/index.js')).href
  )) as ServerBuild
  const files = new Map([
    ...(await loadStaticFiles(resolve(builtFolder, 'client'))),
    ...(await loadStaticFiles(resolve(builtFolder, 'worker', env.hasServiceWorker ? 'on' : 'off'))),
  ])
  const { sharedAssetsDir } = env
  const shop = createShopServer({
    build,
    env,
    cookieSecret: env.sessionSecret ?? (await keepSecret(secretFile)),
    log,
    ...(telemetry
      ? {
          sendText: traceCalls(createNodeSender(), telemetry),
          onLookup: countLookups(telemetry),
        }
      : {}),
    files,
    // Before it listens: whoever gets a page of this build may ask another process for its parts.
    ...(sharedAssetsDir ? { sharedFiles: await shareFiles(sharedAssetsDir, files) } : {}),
  })
  const web = telemetry ? traceShopServer(shop, telemetry) : shop
  const { host, port, drainMs } = env
  await runServer({
    server: createNodeServer(web),
    web,
    host,
    port,
    drainMs,
    log,
    ...(telemetry ? { close: telemetry.stop } : {}),
  })
}

/**
 * Settings of V8 that it reads whenever it goes by them, so that they hold however the shop is started. They concern the threads
 * beside the program's own, which took a quarter of what a list costs (decision 0064).
 */
function setEngineFlags(): void {
  const flags = [
    // Twice as many runs of a function before it is compiled for good: a page is many functions, and few of them run often.
    '--interrupt-budget=135000',
    // One thread collects what is new: several wait for each other longer than there is work.
    '--no-parallel-scavenge',
    // Space for new objects at once, not by doubling: for want of it they would count as old ones, which cost more to collect.
    '--semi-space-growth-factor=16',
  ]
  for (const flag of flags) setFlagsFromString(flag)
}

/** Loads what sends traces and metrics only where somebody takes them. */
async function openTelemetry({ otlpEndpoint, endpoints }: Env): Promise<Telemetry | undefined> {
  if (otlpEndpoint === undefined) return undefined
  const { startTelemetry } = await import('@floga/telemetry')
  const traced = Object.values(endpoints).map((url) => new URL(url).origin)
  return startTelemetry({ endpoint: otlpEndpoint, service: 'shop', traced })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
