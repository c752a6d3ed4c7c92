export { ApiError, isApiError } from './lib/api-error.js'
export type { ApiErrorCode, ApiErrorDetails } from './lib/api-error.js'
export { assetAddress, assetSrcset } from './lib/asset-address.js'
export type { AssetAddressOptions } from './lib/asset-address.js'
export type { AuthClient, TokenOutcome } from './lib/auth-client.js'
export { defaultClientRegistry } from './lib/client-registry.js'
export type { ClientName, ClientRegistry, ClientSettings } from './lib/client-registry.js'
export type { ContentCache, ContentClient } from './lib/content-client.js'
export type { ContentField, ContentQuery } from './lib/content-query.js'
export { createPlatformClient } from './lib/platform-client.js'
export type {
  OperationOptions,
  PlatformClient,
  PlatformClientOptions,
} from './lib/platform-client.js'
export type { RestBase, RestCall, RestClient, RestParams } from './lib/rest-client.js'
export type { Fetch } from './lib/transport.js'
