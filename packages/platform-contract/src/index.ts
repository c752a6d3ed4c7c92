export { dateLocale } from './lib/date-locale.js'
export { describeError, type DescribedError } from './lib/describe-error.js'
export { assetWidths, platformHeaders, platformPaths } from './lib/endpoints.js'
export type { CatalogueVersion, PlatformEndpoints } from './lib/endpoints.js'
export { isPersonKey } from './lib/person-key.js'
export { toNetwork } from './lib/to-network.js'
export type {
  AuthErrorCode,
  AuthErrorResponse,
  PasswordGrant,
  RefreshGrant,
  RevokeRequest,
  TokenInfo,
  TokenRequest,
  TokenResponse,
} from './lib/auth.js'
export type {
  ContentDocument,
  ContentFile,
  ContentManifest,
  ContentVersion,
  RestErrorResponse,
} from './lib/content.js'
export { RICH_TEXT } from './lib/rich-text.js'
export type { RichTextAttribute, RichTextTag } from './lib/rich-text.js'
