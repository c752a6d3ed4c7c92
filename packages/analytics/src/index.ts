export {
  publicLocation,
  type AnalyticsEvent,
  type AnalyticsEvents,
  type AnalyticsItem,
  type AnalyticsValue,
  type MeasuredPage,
  type PublicLocationOptions,
} from './lib/analytics-event.js'
export {
  createEventBus,
  type AnalyticsAdapter,
  type EventBus,
  type EventBusOptions,
  type PurchaseMemory,
} from './lib/create-event-bus.js'
export { createGtag, type GtagOptions, type GtagWindow } from './lib/create-gtag.js'
export { createPixel, type PixelOptions } from './lib/create-pixel.js'
export {
  analyticsSources,
  providerCookies,
  type AnalyticsSources,
  type ProviderCookie,
  type ProviderSettings,
} from './lib/provider-settings.js'
