import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import { createNodeSender } from '@floga/api-client/node'
import {
  createNodeListener,
  createNodeServer,
  keepSecret,
  loadStaticFiles,
  publishAssets,
  runServer,
} from '@floga/remix-server'
import type { Telemetry } from '@floga/telemetry'
import type { ServerBuild } from '@remix-run/node'

import type { Storefront } from '../create-storefront.js'
import { createStorefrontServer } from './create-storefront-server.js'
import { EnvError, readStorefrontEnv } from './storefront-env.js'
import type { StorefrontEnv } from './storefront-env.js'
import { createStorefrontLog } from './storefront-log.js'
import { countLookups, traceCalls, traceRequests, traceStorefront } from './trace-storefront.js'

export interface ServeOptions {
  /** The environment, such as `process.env`: `readStorefrontEnv` has its names. */
  env: Readonly<Record<string, string | undefined>>
  /** File that keeps the secret of sealed cookies where `SESSION_SECRET` is not set. */
  secretFile: string
}

/**
 * Serves a shop as `buildStorefront` built it.
 *
 * @param folder The folder `build`.
 */
export async function serveStorefront(
  shop: Storefront,
  folder: string,
  options: ServeOptions,
): Promise<void> {
  const env = readEnvOrExit(options.env)
  const telemetry = await openTelemetry(env)
  const plainLog = createStorefrontLog(env.logLevel, telemetry?.ids)
  const log = telemetry ? traceRequests(plainLog, telemetry) : plainLog
  const build = (await import(pathToFileURL(`${folder}/server/index.js`).href)) as ServerBuild
  const files = new Map([
    ...(await loadStaticFiles(`${folder}/client`)),
    ...(shop.app
      ? await loadStaticFiles(`${folder}/worker/${env.hasServiceWorker ? 'on' : 'off'}`)
      : []),
  ])
  const { host, port, drainMs, sharedAssetsDir } = env
  const server = createStorefrontServer(shop, {
    build,
    env,
    cookieSecret: env.sessionSecret ?? (await keepSecret(options.secretFile)),
    log,
    ...(telemetry
      ? { sendText: traceCalls(createNodeSender(), telemetry), onLookup: countLookups(telemetry) }
      : {}),
    files,
    // Before it listens: pages of this build may request chunks from another process.
    ...(sharedAssetsDir ? { sharedFiles: await publishAssets(sharedAssetsDir, files) } : {}),
  })
  const web = telemetry ? traceStorefront(server, telemetry) : server
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

/** Ends the program with one line that names a setting that cannot be used. */
function readEnvOrExit(source: ServeOptions['env']): StorefrontEnv {
  try {
    return readStorefrontEnv(source)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Loads telemetry only when a collector is configured. */
async function openTelemetry({
  otlpEndpoint,
  endpoints,
}: StorefrontEnv): Promise<Telemetry | undefined> {
  if (otlpEndpoint === undefined) return undefined
  const { startTelemetry } = await import('@floga/telemetry')
  const traced = Object.values(endpoints).map((url) => new URL(url).origin)
  return startTelemetry({ endpoint: otlpEndpoint, service: 'shop', traced })
}

/**
 * Serves a shop from its sources, reloading as they are saved. Vite loads the shop like its pages,
 * so that styles written in modules are compiled.
 *
 * @param shopModule Exports `shop`, such as `app/shop.ts`, from the folder of Vite's configuration.
 */
export async function developStorefront(shopModule: string, options: ServeOptions): Promise<void> {
  const { createServer: createViteServer } = await import('vite')
  const env = readEnvOrExit({ ...options.env, NODE_ENV: 'development' })
  const log = createStorefrontLog(env.logLevel)
  const server = createServer()
  const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } })
  const loadShop = async (): Promise<Storefront> => {
    const { shop } = (await vite.ssrLoadModule(`/${shopModule}`)) as { shop?: Storefront }
    if (!shop) throw new Error(`${shopModule} exports no shop. Write: export const shop = …`)
    return shop
  }
  let shop = await loadShop()
  // For each request: Vite evaluates only modules that an edit has changed.
  const build = async (): Promise<ServerBuild> => {
    shop = await loadShop()
    return (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild
  }
  const web = createStorefrontServer(shop, {
    build,
    currentShop: () => shop,
    env,
    cookieSecret: env.sessionSecret ?? (await keepSecret(options.secretFile)),
    log,
    isDevelopment: true,
  })
  const listener = createNodeListener(web)
  server.on('request', (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing))
  })
  // Loading all modules takes longer than starting the platform; errors are shown on request.
  build().catch(() => undefined)
  const { host, port } = env
  await runServer({ server, web, host, port, log, close: () => vite.close() })
}
