import type { PlatformEndpoints } from '@floga/platform-contract'

/** Names of the GraphQL clients; `default` is also called main. */
export type ClientName = 'default' | 'oauth' | 'auth' | 'site' | 'eshop' | 'hotel'

/** How one named client calls. */
export interface ClientSettings {
  endpoint: keyof PlatformEndpoints
  /** Sends the hash of a document that the platform knows, instead of its text. */
  isPersisted: boolean
  /** Sends the access token, when there is one. */
  sendsBearer: boolean
}

/** Settings by client name. */
export type ClientRegistry = Record<ClientName, ClientSettings>

/** The clients of a storefront; a tenant may pass its own. */
export const defaultClientRegistry: ClientRegistry = {
  default: { endpoint: 'main', isPersisted: true, sendsBearer: true },
  oauth: { endpoint: 'auth', isPersisted: true, sendsBearer: false },
  auth: { endpoint: 'auth', isPersisted: true, sendsBearer: true },
  site: { endpoint: 'main', isPersisted: true, sendsBearer: false },
  eshop: { endpoint: 'main', isPersisted: true, sendsBearer: true },
  hotel: { endpoint: 'main', isPersisted: true, sendsBearer: true },
}

/** Operations that have another endpoint than their client's. */
export const operationEndpoints: Readonly<Record<string, keyof PlatformEndpoints>> = {
  SeoTranslations: 'data',
}
