/** The three endpoints of a tenant platform; each may live on a server of its own. */
export interface PlatformEndpoints {
  /**
   * GraphQL for the default, site, eshop and hotel clients, and general REST. No trailing slash.
   */
  main: string
  /** Content documents and SEO look-ups. No trailing slash. */
  data: string
  /** Token calls, and GraphQL for the oauth and auth clients. No trailing slash. */
  auth: string
}

/** Paths below an endpoint's base address. */
export const platformPaths = {
  /** On main, data and auth. */
  graphql: '/graphql',
  /** On auth: POST {@link TokenRequest}, returns {@link TokenResponse}. */
  token: '/token',
  /** On auth: POST {@link RevokeRequest}, returns 200 with an empty object, known token or not. */
  revoke: '/revoke',
  /** On auth: GET with a bearer token, returns {@link TokenInfo}. */
  tokenInfo: '/token-info',
  /** On main: GET, returns {@link CatalogueVersion}; cheap enough to poll every second. */
  catalogueVersion: '/catalogue-version',
  /** On data: `/content/{hash}.json`; the hash is that of {@link ContentManifest}. */
  content: '/content',
  /** On data: GET, returns {@link ContentManifest}. */
  contentManifest: '/content/manifest.json',
  /** On data: GET with `path`, returns {@link ContentVersion}s of that document, newest first. */
  contentVersions: '/content/versions',
  /**
   * On main: `/assets/{tenant}/{name}-{width}.{avif|webp|jpg}`,
   * `/assets/{tenant}/documents/{locale}/{name}.pdf`.
   */
  assets: '/assets',
  /**
   * On main: GET `/orders/{id}/document.pdf`, in the request's locale, for anyone who has the
   * order's id.
   */
  orderDocuments: '/orders',
} as const

/** Headers that every call carries. */
export const platformHeaders = {
  /** Tenant identifier; a request without a known one is rejected with 400. */
  tenant: 'Tenant',
  /** Locale code such as `el`. */
  locale: 'Locale',
  /** IANA time zone such as `Europe/Athens`; general REST and GraphQL only. */
  timezone: 'Timezone',
  /** Id of the request, echoed and written to the logs. */
  requestId: 'X-Request-Id',
} as const

/** Pixels of the widths that the asset service makes. */
export const assetWidths = [160, 320, 480, 640, 960, 1200] as const

/** Response of the catalogue-version request. */
export interface CatalogueVersion {
  /** Changes whenever anything that catalogue pages show has changed. */
  version: string
}
