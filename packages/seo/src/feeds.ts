export type {
  FeedImage,
  FeedOption,
  FeedOptions,
  FeedProduct,
  FeedProperty,
  FeedShipping,
  FeedVariant,
  LeftOutReason,
} from './lib/feeds/feed-product.js'
export { writeGoogleMerchantFeed, type GoogleMerchantOptions } from './lib/feeds/google-merchant.js'
export { writeSkroutzFeed, type SkroutzOptions } from './lib/feeds/skroutz.js'
