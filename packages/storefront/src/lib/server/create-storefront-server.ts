import { createPlatformClient } from '@floga/api-client'
import type { SendText } from '@floga/api-client'
import { createNodeSender } from '@floga/api-client/node'
import { createAssetProxy, createRemixServer } from '@floga/remix-server'
import type { PublishedAssets, RemixServer, ServerLog, StaticFiles } from '@floga/remix-server'
import type { ServerBuild } from '@remix-run/node'

import type { Storefront } from '../create-storefront.js'
import type { ShopSettings } from '../../request/shop-load-context.js'
import { systemErrorPage, unsupportedBrowserPage } from './plain-pages.js'
import type { StorefrontEnv } from './storefront-env.js'

/** Differences between a shop in production and in development. */
export interface StorefrontServerOptions {
  build: ServerBuild | (() => Promise<ServerBuild>)
  env: StorefrontEnv
  /** Secret of sealed cookies, at least 32 characters and the same in every process. */
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
  /** The shop as its sources are now, for loaders in development. @default the shop */
  currentShop?: () => Storefront
}

/** Creates a shop's server around its build. Several with different shops may run in one process. */
export function createStorefrontServer(
  shop: Storefront,
  {
    env,
    cookieSecret,
    isDevelopment = false,
    sendText = createNodeSender(),
    onLookup,
    currentShop = () => shop,
    ...options
  }: StorefrontServerOptions,
): RemixServer {
  const { endpoints, publicUrl, formPauseMs, platformDeadlineMs, trustsProxy, isIndexed } = env
  const settings: ShopSettings = {
    endpoints,
    publicUrl,
    cookieSecret,
    formPauseMs,
    platformDeadlineMs,
    isIndexed,
    isDevelopment,
    sendText,
    // In development there is none: its cache would hide changes.
    hasServiceWorker: env.hasServiceWorker && !isDevelopment && shop.app !== undefined,
  }
  const platform = createPlatformClient({
    endpoints,
    tenant: shop.id,
    locale: shop.locales.defaultLocale.code,
    timezone: shop.timeZone,
    // Requested before a cached page is sent, which must not wait as long as a rendered one.
    deadlineMs: 0.4 * platformDeadlineMs,
  })
  return createRemixServer({
    ...options,
    isDevelopment,
    publicUrl,
    trustsProxy,
    isIndexed,
    policy: { 'img-src': env.imageOrigins },
    context: {
      // Read for each request.
      get shop() {
        return currentShop()
      },
      settings,
    },
    cache: {
      version: () => platform.rest.catalogueVersion(),
      ...(onLookup ? { onLookup } : {}),
    },
    assets: createAssetProxy({
      origin: endpoints.main,
      prefix: `/assets/${shop.id}/`,
      // An image may have to be made first.
      timeoutMs: 2 * platformDeadlineMs,
    }),
    pages: {
      systemError: (pathname) => systemErrorPage(shop, pathname),
      unsupportedBrowser: (pathname, agent) => unsupportedBrowserPage(shop, pathname, agent),
    },
  })
}
