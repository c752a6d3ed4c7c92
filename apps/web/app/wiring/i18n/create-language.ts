import { createFormatters, createTranslator } from '@floga/i18n'
import type { Formatters, Locale, MessageTable, Translator } from '@floga/i18n'

import type { MessageParams } from '#tenant/generated/message-keys.js'
import { tenant } from '#tenant/tenant.js'

/** Translates the shop's own messages. */
export type Translate = Translator<MessageParams>

/** A locale's words and formats. */
export interface Language {
  t: Translate
  formatters: Formatters
}

/** Binds compiled messages to a locale. */
export function createLanguage(locale: Locale, messages: MessageTable<MessageParams>): Language {
  return {
    t: createTranslator<MessageParams>(messages, {
      iso: locale.iso,
      timeZone: tenant.timeZone,
      onMissing: ({ key, reason }) => console.error(`message ${reason}: ${key} (${locale.iso})`),
    }),
    formatters: createFormatters({
      iso: locale.iso,
      timeZone: tenant.timeZone,
    }),
  }
}
