export {
  createStorefront,
  type AppScreenshot,
  type FooterPage,
  type Language,
  type ShopApp,
  type ShopCookies,
  type ShopFeeds,
  type ShopFooter,
  type ShopImages,
  type ShopPaths,
  type Storefront,
  type StorefrontOptions,
} from './lib/create-storefront.js'
export {
  createLanguage,
  type MessagesByLanguage,
  type ShopMessages,
} from './lib/messages/shop-messages.js'
export type {
  PaymentLogo,
  ShopPhotograph,
  ShopPhotographs,
  ShopRegister,
  ShopScene,
  ShopScenes,
} from './lib/shop-credentials.js'
export type { FeedName, FeedSettings } from './features/feeds/feed-settings.js'
export type {
  HomeBanner,
  HomeSeason,
  HomeSection,
  HomeTile,
  HomeUse,
  ShopHome,
} from './features/home/shop-home.js'
export { pathsOf } from './lib/routes/paths-of.js'
export type { WantedFeatures } from './lib/routes/all-features.js'
export { guaranteePath } from './features/content/guarantee-path.js'
export { storedKeysOf, type StoredNamesShop } from './request/browser/stored-keys.js'
export { namespacesOf, readHandle, type PageHandle } from './request/page-handle.js'
export { redirectRulesOf, RETURN_NAME, withReturnPath } from './request/session/redirect-rules.js'
export { sessionCookie } from './request/session/session-cookie.js'
export type { ShopLoadContext, ShopSettings } from './request/shop-load-context.js'
