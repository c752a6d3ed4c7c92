import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createNodeServer, loadStaticFiles, runServer } from '@floga/remix-server'
import type { ServerBuild } from '@remix-run/node'

import { createShop, env, log } from './create-shop.js'

// This file runs as build/http/main.js; what Remix built lies beside it.
const built = resolve(import.meta.dirname, '..')
const build = (await import(pathToFileURL(`${built}/server/index.js`).href)) as ServerBuild
const web = createShop({ build, files: await loadStaticFiles(`${built}/client`) })
await runServer({ server: createNodeServer(web), web, host: env.host, port: env.port, log })
