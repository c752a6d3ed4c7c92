import { createServer } from 'node:http'
import { pathToFileURL } from 'node:url'
import {
  createNodeListener,
  createNodeServer,
  loadStaticFiles,
  runServer,
} from '@floga/remix-server'
import type { ServerBuild } from '@remix-run/node'

import type { Storefront } from '../create-storefront.js'
import { createStorefrontServer, storefrontLog as log } from './create-storefront-server.js'
import type { StorefrontEnv } from './create-storefront-server.js'

/**
 * Serves a shop as it was built.
 *
 * @param built Folder that `remix vite:build` wrote.
 */
export async function serveStorefront(
  shop: Storefront,
  env: StorefrontEnv,
  built: string,
): Promise<void> {
  const build = (await import(pathToFileURL(`${built}/server/index.js`).href)) as ServerBuild
  const files = await loadStaticFiles(`${built}/client`)
  const web = createStorefrontServer(shop, env, { build, files })
  await runServer({ server: createNodeServer(web), web, host: env.host, port: env.port, log })
}

/**
 * Serves a shop from its sources, reloading as they are saved. Vite loads the shop like its pages,
 * so that styles written in modules are compiled.
 *
 * @param shopModule Exports `shop`, such as `app/shop.ts`, from the folder of Vite's configuration.
 */
export async function developStorefront(shopModule: string, env: StorefrontEnv): Promise<void> {
  const { createServer: createViteServer } = await import('vite')
  const server = createServer()
  const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } })
  const { shop } = (await vite.ssrLoadModule(`/${shopModule}`)) as { shop?: Storefront }
  if (!shop) throw new Error(`${shopModule} exports no shop. Write: export const shop = …`)
  const build = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
  const web = createStorefrontServer(shop, env, { build, isDevelopment: true })
  const listener = createNodeListener(web)
  server.on('request', (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing))
  })
  await runServer({ server, web, host: env.host, port: env.port, log, close: () => vite.close() })
}
