import { messages as greek } from '#tenant/generated/messages.el.js'
import { messages as english } from '#tenant/generated/messages.en.js'
import type { LocaleCode } from '#tenant/tenant.js'
import { locales } from '../../app/wiring/i18n/locales.js'
import type { Formatters } from '@floga/i18n'
import type { Translate } from '../../app/wiring/i18n/create-language.js'
import { createLanguage } from '../../app/wiring/i18n/create-language.js'

/** A language of the shop: its messages, formats and addresses. */
export interface ShopLanguage {
  code: LocaleCode
  t: Translate
  formatters: Formatters
  /** Path of the shop in this language. */
  path(path: string): string
}

function createShopLanguage(code: LocaleCode): ShopLanguage {
  const { t, formatters } = createLanguage(locales.get(code), code === 'el' ? greek : english)
  return { code, t, formatters, path: (path) => locales.localizePath(path, code) }
}

/** Both languages of the shop, the default one first. */
export const greekShop = createShopLanguage('el')
export const englishShop = createShopLanguage('en')
export const languages = [greekShop, englishShop] as const
