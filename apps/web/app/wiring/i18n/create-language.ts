import { createFormatters, createTranslator } from '@floga/i18n'
import type { Formatters, Locale, MessageTable, Translator } from '@floga/i18n'
import { dateLocale } from '@floga/platform-contract'

import type { MessageParams } from '#tenant/generated/message-keys.js'
import { tenant } from '#tenant/tenant.js'

/** Translates the shop's own messages. */
export type Translate = Translator<MessageParams>

/** A locale's messages and formats. */
export interface Language {
  t: Translate
  formatters: Formatters
}

/** Binds compiled messages to a locale. */
export function createLanguage(locale: Locale, messages: MessageTable<MessageParams>): Language {
  const formats = {
    iso: locale.iso,
    dateIso: dateLocale(locale.code),
    timeZone: tenant.timeZone,
  }
  return {
    t: createTranslator<MessageParams>(messages, {
      ...formats,
      onMissing: ({ key, reason }) => console.error(`message ${reason}: ${key} (${locale.iso})`),
    }),
    formatters: createFormatters(formats),
  }
}
