import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import type { ServerBuild } from '@remix-run/node'

import { cachedQueryNames } from './cached-query-names.js'
import { parseEnv } from './env.js'
import { createServerLog } from '../../../packages/remix-server/src/lib/http/server-log.js'
import { createNodeServer } from '../../../packages/remix-server/src/lib/http/create-node-server.js'
import { runServer } from '../../../packages/remix-server/src/lib/http/run-server.js'
import { keepSecret } from '../../../packages/remix-server/src/lib/security/keep-secret.js'
import { createShopServer } from './create-shop-server.js'
import { loadStaticFiles } from '../../../packages/remix-server/src/lib/files/load-static-files.js'

// This file runs as build/http/main.js; what Remix built lies beside it.
const builtFolder = fileURLToPath(new URL('..', import.meta.url))
const secretFile = resolve(builtFolder, '../../../.data/web/session-secret')

async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const log = createServerLog(env.logLevel)
  const build = (await import(
    pathToFileURL(resolve(builtFolder, 'server/index.js')).href
  )) as ServerBuild
  const web = createShopServer({
    build,
    env,
    cookieSecret: env.sessionSecret ?? (await keepSecret(secretFile)),
    log,
    staticFiles: await loadStaticFiles(resolve(builtFolder, 'client')),
  })
  const isHttps = env.publicUrl.startsWith('https:')
  const server = createNodeServer(web, { cachedQueryNames, isHttps })
  await runServer({ server, web, env, log })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
