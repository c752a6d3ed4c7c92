import { createPlatformClient, type SendText } from '@floga/api-client'
import { createNodeSender } from '@floga/api-client/node'
import {
  createAssetProxy,
  createKeptParts,
  createRemixServer,
  type RemixServer,
  type ServerLog,
  type SharedFiles,
  type StaticFiles,
} from '@floga/remix-server'
import type { ServerBuild } from '@remix-run/node'

import { tenant } from '#tenant/tenant.js'
import type { ShopSettings } from '../app/wiring/request/shop-load-context.js'
import { locales } from '../app/wiring/i18n/locales.js'
import type { Env } from './env.js'
import { systemErrorPage, unsupportedBrowserPage } from './plain-pages.js'

/** What differs between the shop in production and in development. */
export interface ShopServerOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  env: Env
  cookieSecret: string
  log: ServerLog
  files?: StaticFiles
  /** Scripts and styles of other builds. @default none */
  sharedFiles?: SharedFiles
  isDevelopment?: boolean
  /** Called for each look into what is kept: whether it was there. @default nobody counts */
  onLookup?: (cache: 'pages' | 'parts', isHit: boolean) => void
  /** Sends calls to the platform. @default Node's own client */
  sendText?: SendText
}

/** Creates this tenant's shop. */
export function createShopServer({
  env,
  cookieSecret,
  sendText = createNodeSender(),
  onLookup = () => undefined,
  ...options
}: ShopServerOptions): RemixServer {
  const { endpoints, publicUrl, formPauseMs, platformDeadlineMs, trustsProxy, isIndexed } = env
  const settings: ShopSettings = {
    endpoints,
    publicUrl,
    cookieSecret,
    formPauseMs,
    platformDeadlineMs,
    isIndexed,
    sendText,
    // Parts that are being written look different from one page to the next.
    keptParts: createKeptParts({
      maxBytes: options.isDevelopment ? 0 : env.keptPartsMb * 1024 * 1024,
      onLookup: (isHit) => onLookup('parts', isHit),
    }),
    // In development there is none: what it kept would stand in the way of what was just saved.
    hasServiceWorker: env.hasServiceWorker && !options.isDevelopment,
  }
  const platform = createPlatformClient({
    endpoints,
    tenant: tenant.id,
    locale: tenant.defaultLocale,
    timezone: tenant.timeZone,
    // Asked before a kept page is sent, which must not wait as long as one that is rendered.
    deadlineMs: 0.4 * platformDeadlineMs,
  })
  return createRemixServer({
    ...options,
    publicUrl,
    trustsProxy,
    isIndexed,
    context: { settings },
    cache: {
      version: () => platform.rest.catalogueVersion(),
      onLookup: (isHit) => onLookup('pages', isHit),
    },
    assets: createAssetProxy({
      origin: endpoints.main,
      prefix: `/assets/${tenant.id}/`,
      // An image may have to be made first.
      timeoutMs: 2 * platformDeadlineMs,
    }),
    pages: {
      systemError: (pathname) => systemErrorPage(localeOf(pathname)),
      unsupportedBrowser: (pathname) => unsupportedBrowserPage(localeOf(pathname)),
    },
  })
}

function localeOf(pathname: string): string {
  return locales.parsePath(pathname).locale.code
}
