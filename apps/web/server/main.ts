import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { createNodeSender } from '@floga/api-client/node'
import {
  createNodeServer,
  keepSecret,
  loadStaticFiles,
  runServer,
  publishAssets,
} from '@floga/remix-server'
import type { Telemetry } from '@floga/telemetry'
import type { ServerBuild } from '@remix-run/node'

import { createLog } from './create-log.js'
import { createShopServer } from './create-shop-server.js'
import { parseEnv } from './env.js'
import type { Env } from './env.js'
import { countLookups, traceCalls, traceRequests, traceShopServer } from './trace-shop-server.js'

// This file runs as build/http/main.js, next to Remix's output.
const builtFolder = fileURLToPath(new URL('..', import.meta.url))
const secretFile = resolve(builtFolder, '../../../.data/web/session-secret')

async function main(): Promise<void> {
  const env = parseEnv(process.env)
  // React reads it, and is several times slower without it.
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
    // Before it listens: pages of this build may request chunks from another process.
    ...(sharedAssetsDir ? { sharedFiles: await publishAssets(sharedAssetsDir, files) } : {}),
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

/** Loads telemetry only when a collector is configured. */
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
