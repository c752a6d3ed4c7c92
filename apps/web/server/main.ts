import { resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { createNodeServer, keepSecret, loadStaticFiles, runServer } from '@floga/remix-server'
import type { ServerBuild } from '@remix-run/node'

import { createLog } from './create-log.js'
import { createShopServer } from './create-shop-server.js'
import { parseEnv } from './env.js'

// This file runs as build/http/main.js; what Remix built lies beside it.
const builtFolder = fileURLToPath(new URL('..', import.meta.url))
const secretFile = resolve(builtFolder, '../../../.data/web/session-secret')

async function main(): Promise<void> {
  const env = parseEnv(process.env)
  const log = createLog(env.logLevel)
  const build = (await import(
    pathToFileURL(resolve(builtFolder, 'server/index.js')).href
  )) as ServerBuild
  const web = createShopServer({
    build,
    env,
    cookieSecret: env.sessionSecret ?? (await keepSecret(secretFile)),
    log,
    files: new Map([
      ...(await loadStaticFiles(resolve(builtFolder, 'client'))),
      ...(await loadStaticFiles(
        resolve(builtFolder, 'worker', env.hasServiceWorker ? 'on' : 'off'),
      )),
    ]),
  })
  const { host, port, drainMs } = env
  await runServer({ server: createNodeServer(web), web, host, port, drainMs, log })
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
