import type { Language } from '@floga/storefront/shop'

import type { LocaleCode } from '#tenant/tenant.js'
import { shop } from '../../app/shop.js'

/** A language of the shop: its messages, formats and addresses. */
export interface ShopLanguage extends Language {
  code: LocaleCode
  /** Path of the shop in this language. */
  path(path: string): string
}

function createShopLanguage(code: LocaleCode): ShopLanguage {
  const { t, formatters } = shop.languageOf(shop.locales.get(code))
  return { code, t, formatters, path: (path) => shop.locales.localizePath(path, code) }
}

/** Both languages of the shop, the default one first. */
export const greekShop = createShopLanguage('el')
export const englishShop = createShopLanguage('en')
export const languages = [greekShop, englishShop] as const
