import { createPlatformClient } from '@floga/api-client'
import type { ServerBuild } from '@remix-run/node'

import { tenant } from '../tenants/floga/tenant.js'
import { locales } from '../app/wiring/i18n/locales.js'
import { cachedQueryNames } from './cached-query-names.js'
import { createRemixServer, type RemixServer } from '../../../packages/remix-server/src/lib/http/create-remix-server.js'
import type { Env } from './env.js'
import type { ServerLog } from '../../../packages/remix-server/src/lib/http/server-log.js'
import type { StaticFiles } from '../../../packages/remix-server/src/lib/files/load-static-files.js'

/** What differs between the shop in production and in development. */
export interface ShopServerOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  env: Env
  cookieSecret: string
  log: ServerLog
  staticFiles?: StaticFiles
  isDevelopment?: boolean
}

/** Creates this tenant's shop. */
export function createShopServer({ env, cookieSecret, ...options }: ShopServerOptions): RemixServer {
  const platform = createPlatformClient({
    endpoints: env.endpoints,
    tenant: tenant.id,
    locale: tenant.defaultLocale,
    timezone: tenant.timeZone,
    deadlineMs: 2_000,
  })
  return createRemixServer({
    ...options,
    settings: {
      endpoints: env.endpoints,
      publicUrl: env.publicUrl,
      cookieSecret,
      formPauseMs: env.formPauseMs,
    },
    tenant: tenant.id,
    localeOf: (pathname) => locales.parsePath(pathname).locale.code,
    platform: { catalogueVersion: () => platform.rest.catalogueVersion() },
    cachedQueryNames,
    trustsProxy: env.trustsProxy,
  })
}
