import { createPlatformClient } from '@floga/api-client'
import type { ServerBuild } from '@remix-run/node'

import { tenant } from '../tenants/floga/tenant.js'
import { locales } from '../app/wiring/i18n/locales.js'
import { cachedQueryNames } from './cached-query-names.js'
import { createWebServer, type WebServer } from './create-web-server.js'
import type { Env } from './env.js'
import type { Log } from './log.js'
import type { StaticFiles } from './static-files.js'

/** What differs between the shop in production and in development. */
export interface ShopServerOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  env: Env
  cookieSecret: string
  log: Log
  staticFiles?: StaticFiles
  isDevelopment?: boolean
}

/** Creates this tenant's shop. */
export function createShopServer({ env, cookieSecret, ...options }: ShopServerOptions): WebServer {
  const platform = createPlatformClient({
    endpoints: env.endpoints,
    tenant: tenant.id,
    locale: tenant.defaultLocale,
    timezone: tenant.timeZone,
    deadlineMs: 2_000,
  })
  return createWebServer({
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
