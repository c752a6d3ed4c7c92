import type { PlatformEndpoints } from '@floga/platform-contract'

/** What the HTTP server hands to every loader and action. */
export interface ShopLoadContext {
  /** Id of the request, sent on to the platform. */
  requestId: string
  /** One-time token that marks our own inline scripts and styles; the server turns it into hashes. */
  nonce: string
  /** Address of the client as the server sees it. */
  clientAddress: string
  settings: ShopSettings
  /** `handle` of each route that the address leads to, outermost first. */
  handles: readonly unknown[]
  /** `Set-Cookie` headers of the answer that belong to no one route: those of the session. */
  setCookies: string[]
}

/** Settings of one running shop, read from the environment by the server. */
export interface ShopSettings {
  endpoints: PlatformEndpoints
  /** Origin under which visitors reach the shop, without a trailing slash. */
  publicUrl: string
  /** Secret for sealed cookies; at least 32 characters. */
  cookieSecret: string
  /** Milliseconds that nobody fills in a form within: a quicker one comes from a program. @default 2_000 */
  formPauseMs?: number
}

declare module '@remix-run/server-runtime' {
  interface AppLoadContext extends ShopLoadContext {}
}
