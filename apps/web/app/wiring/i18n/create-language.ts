import type { Formatters, Locale, MessageTable, Translator } from '@floga/i18n'
import * as storefront from '@floga/storefront/shop'

import type { MessageParams } from '#tenant/generated/message-keys.js'
import { tenant } from '#tenant/tenant.js'

/** Translates the messages of the storefront and the shop's own. */
export type Translate = Translator<MessageParams>

/** A locale's messages and formats. */
export interface Language {
  t: Translate
  formatters: Formatters
}

/** Binds compiled messages to a locale. */
export function createLanguage(locale: Locale, messages: MessageTable<MessageParams>): Language {
  return storefront.createLanguage(locale, messages, tenant) as unknown as Language
}
