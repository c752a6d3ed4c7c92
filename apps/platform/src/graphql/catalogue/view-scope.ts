import type { ViewScope } from '../../domains/catalogue/views/view-scope.js'
import type { PlatformContext } from '../platform-context.js'

/** For whom a request's answer is put into words. */
export function viewScope({ locale, settings }: PlatformContext): ViewScope {
  return { locale, defaultLocale: settings.defaultLocale, currency: settings.currency }
}
