import type { SendText } from '@floga/api-client'
import type { PlatformEndpoints } from '@floga/platform-contract'
import type { FormTimestampSettings, RequestContext } from '@floga/remix-server/app'

import type { Storefront } from '../lib/create-storefront.js'

/** The context that the HTTP server passes to every loader and action. */
export interface ShopLoadContext extends RequestContext {
  shop: Storefront
  settings: ShopSettings
}

/** Settings of one running shop, read from the environment by the server. */
export interface ShopSettings extends FormTimestampSettings {
  endpoints: PlatformEndpoints
  /** Sends calls to the platform. @default by the global fetch */
  sendText?: SendText
  /** Origin under which visitors reach the shop, without a trailing slash. */
  publicUrl: string
  /** Milliseconds that a page waits for the platform. */
  platformDeadlineMs: number
  /** False for a test installation, which search engines are turned away from. */
  isIndexed: boolean
  /** Whether browsers register the service worker. */
  hasServiceWorker: boolean
  /** Whether pages are those of Vite's development server. @default false */
  isDevelopment?: boolean
}

declare module '@remix-run/server-runtime' {
  // Members of `ShopLoadContext`: an interface of the framework that extends it would be circular.
  interface AppLoadContext extends RequestContext {
    shop: Storefront
    settings: ShopSettings
  }

  // Loader data keeps its types.
  interface Future {
    v3_singleFetch: true
  }
}
