import type { Locale } from '@floga/i18n'
import { createStorefront } from '@floga/storefront/shop'
import type { Language, Storefront } from '@floga/storefront/shop'

import { tenant } from '#tenant/tenant.js'
import type { LocaleCode } from '#tenant/tenant.js'
import { languageFor } from './i18n/load-language.js'
import { locales } from './i18n/locales.js'

/** This tenant as the pages of the storefront know it; `createShopServer` adds what pages do not need. */
export const shop: Storefront = createStorefront({
  id: tenant.id,
  name: tenant.name,
  currency: tenant.currency,
  timeZone: tenant.timeZone,
  pageSize: tenant.pageSize,
  mark: `/assets/${tenant.id}/${tenant.images.icon}.svg`,
  locales: tenant.locales,
  defaultLocale: tenant.defaultLocale,
  // The messages are compiled from those of the storefront's features and the shop's own.
  messages: ({ code }, namespaces = []) => languageFor(localeOf(code), namespaces) as Language,
  images: tenant.images,
  inactiveForms: tenant.inactiveForms,
  cookies: tenant.cookies,
})

function localeOf(code: string): Locale<LocaleCode> {
  return locales.find(code) ?? locales.defaultLocale
}
