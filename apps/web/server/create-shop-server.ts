import { createPlatformClient, type SendText } from '@floga/api-client'
import { createNodeSender } from '@floga/api-client/node'
import {
  createAssetProxy,
  createRemixServer,
  type RemixServer,
  type ServerLog,
  type PublishedAssets,
  type StaticFiles,
} from '@floga/remix-server'
import type { Locale } from '@floga/i18n'
import type { Storefront } from '@floga/storefront/shop'
import type { ServerBuild } from '@remix-run/node'

import { home } from '#tenant/home.js'
import { tenant } from '#tenant/tenant.js'
import type { LocaleCode } from '#tenant/tenant.js'
import { features } from '../app/features.js'
import { shop } from '../app/wiring/shop.js'
import { locales } from '../app/wiring/i18n/locales.js'
import type { ShopSettings } from '../app/wiring/request/shop-load-context.js'
import { ownPaths } from '../app/wiring/site/shop-paths.js'
import type { Env } from './env.js'
import { systemErrorPage, unsupportedBrowserPage } from './plain-pages.js'

/** The shop with settings that only the server needs, which would weigh in every page. */
const serverShop: Storefront = {
  ...shop,
  descriptionIn: ({ code }) => tenant.tagline[localeOf(code).code],
  feeds: tenant.feeds,
  home,
  newsletterWording: tenant.newsletterWording,
  features,
  paths: ownPaths,
}

function localeOf(code: string): Locale<LocaleCode> {
  return locales.find(code) ?? locales.defaultLocale
}

/** Differences between the shop in production and in development. */
export interface ShopServerOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  env: Env
  cookieSecret: string
  log: ServerLog
  files?: StaticFiles
  /** Scripts and styles of other builds. @default none */
  sharedFiles?: PublishedAssets
  isDevelopment?: boolean
  /** Called for each lookup in the page cache. @default none */
  onLookup?: (isHit: boolean) => void
  /** Sends calls to the platform. @default Node's own client */
  sendText?: SendText
}

/** Creates this tenant's shop. */
export function createShopServer({
  env,
  cookieSecret,
  sendText = createNodeSender(),
  onLookup,
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
    // In development there is none: its cache would hide changes.
    hasServiceWorker: env.hasServiceWorker && !options.isDevelopment,
  }
  const platform = createPlatformClient({
    endpoints,
    tenant: tenant.id,
    locale: tenant.defaultLocale,
    timezone: tenant.timeZone,
    // Requested before a cached page is sent, which must not wait as long as a rendered one.
    deadlineMs: 0.4 * platformDeadlineMs,
  })
  return createRemixServer({
    ...options,
    publicUrl,
    trustsProxy,
    isIndexed,
    policy: { 'img-src': env.imageOrigins },
    context: { shop: serverShop, settings },
    cache: {
      version: () => platform.rest.catalogueVersion(),
      ...(onLookup ? { onLookup } : {}),
    },
    assets: createAssetProxy({
      origin: endpoints.main,
      prefix: `/assets/${tenant.id}/`,
      // An image may have to be made first.
      timeoutMs: 2 * platformDeadlineMs,
    }),
    pages: { systemError: systemErrorPage, unsupportedBrowser: unsupportedBrowserPage },
  })
}
