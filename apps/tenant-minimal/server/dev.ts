import { createServer } from 'node:http'
import { createNodeListener, runServer } from '@floga/remix-server'
import type { ServerBuild } from '@remix-run/node'
import { createServer as createViteServer } from 'vite'

import { createShop, env, log } from './create-shop.js'

const server = createServer()
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server } } })
const load = () => vite.ssrLoadModule('virtual:remix/server-build') as Promise<ServerBuild>
const web = createShop({ build: load, isDevelopment: true })
const listener = createNodeListener(web)
server.on('request', (incoming, outgoing) => {
  vite.middlewares(incoming, outgoing, () => listener(incoming, outgoing))
})
await runServer({ server, web, host: env.host, port: env.port, log, close: () => vite.close() })
