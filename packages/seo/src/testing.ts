export { checkGoogleMerchantFeed } from './lib/feeds/check/check-google-merchant.js'
export { checkSkroutzFeed } from './lib/feeds/check/check-skroutz.js'
export type { CheckedFeed } from './lib/feeds/check/checked-feed.js'
