import type { ViewScope } from '../../domains/catalogue/views/view-scope.js'
import type { PlatformContext } from '../platform-context.js'

/** Locale and currency of a request's answer. */
export function viewScope({ locale, settings }: PlatformContext): ViewScope {
  return { locale, defaultLocale: settings.defaultLocale, currency: settings.currency }
}
