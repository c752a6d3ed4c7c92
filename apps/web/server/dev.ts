import { createServer } from 'node:http'
import { resolve } from 'node:path'

import { createNodeListener, keepSecret, runServer } from '@floga/remix-server'
import type { ServerBuild } from '@remix-run/node'
import { createServer as createViteServer } from 'vite'

import { parseEnv } from './env.js'
import { createLog } from './create-log.js'
import type * as ShopServer from './create-shop-server.js'

const webFolder = resolve(import.meta.dirname, '..')

async function main(): Promise<void> {
  const env = parseEnv({ ...process.env, NODE_ENV: 'development' })
  const log = createLog(env.logLevel)
  const server = createServer()
  const vite = await createViteServer({
    root: webFolder,
    server: { middlewareMode: true, hmr: { server } },
  })
  // Through Vite, which knows the tenant's folder.
  const { createShopServer } = (await vite.ssrLoadModule(
    '/server/create-shop-server.ts',
  )) as typeof ShopServer
  const build = async (): Promise<ServerBuild> =>
    (await vite.ssrLoadModule('virtual:remix/server-build')) as ServerBuild
  const web = createShopServer({
    build,
    env,
    cookieSecret:
      env.sessionSecret ?? (await keepSecret(resolve(webFolder, '../../.data/web/session-secret'))),
    log,
    isDevelopment: true,
  })
  const listener = createNodeListener(web)
  server.on('request', (incoming, outgoing) => {
    vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing))
  })
  // Loading all modules takes longer than starting the platform; errors are shown on request.
  build().catch(() => undefined)
  await runServer({
    server,
    web,
    host: env.host,
    port: env.port,
    log,
    close: () => vite.close(),
  })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
