import { createFormatters, createTranslator } from '@floga/i18n'
import type { Locale, MessageTable } from '@floga/i18n'
import { dateLocale } from '@floga/platform-contract'

import type { MessageParams } from '../../generated/message-keys.js'
import type { Language } from '../create-storefront.js'
import { createLoadedMessages } from './loaded-messages.js'
import type { LoadedMessages, LoadNamespace } from './loaded-messages.js'

/**
 * Messages by language, as the modules of `floga-messages --namespaces` export them: all of them on
 * a server, functions that load a namespace in browsers.
 */
export type MessagesByLanguage<Code extends string = string> = Readonly<
  Record<Code, MessageTable<MessageParams> | LoadNamespace>
>

/** Messages of a shop, where they are loaded. */
export interface ShopMessages {
  /**
   * Returns messages and formats of a language; created once. In browsers it suspends until the
   * messages of `namespaces` are loaded.
   */
  languageOf(locale: Locale, namespaces?: readonly string[]): Language
  /** Loads messages of a page before it renders. Rejects when they cannot be loaded. */
  loadMessages(locale: Locale, namespaces: readonly string[]): Promise<void>
  /** Whether messages are loaded; false also when they failed to load. */
  hasMessages(locale: Locale, namespaces: readonly string[]): boolean
}

/** Creates the messages of a shop in its languages. */
export function createShopMessages<Code extends string>(
  locales: readonly Locale<Code>[],
  messages: MessagesByLanguage<Code>,
  { timeZone }: { timeZone: string },
): ShopMessages {
  const languages = new Map<string, OpenLanguage>(
    locales.map(({ code }) => [code, openLanguage(messages[code])]),
  )
  const find = ({ code }: Locale): OpenLanguage => {
    const language = languages.get(code)
    if (!language) throw new RangeError(`The shop has no messages for '${code}'.`)
    return language
  }
  return {
    languageOf(locale, namespaces = []) {
      const language = find(locale)
      language.loaded?.waitFor(namespaces)
      return (language.created ??= createLanguage(locale, language.table, { timeZone }))
    },
    async loadMessages(locale, namespaces) {
      await find(locale).loaded?.load(namespaces)
    },
    hasMessages: (locale, namespaces) => find(locale).loaded?.has(namespaces) ?? true,
  }
}

interface OpenLanguage {
  table: MessageTable<MessageParams>
  /** Undefined where all messages are there. */
  loaded?: LoadedMessages
  created?: Language
}

function openLanguage(messages: MessageTable<MessageParams> | LoadNamespace): OpenLanguage {
  if (typeof messages !== 'function') return { table: messages }
  const loaded = createLoadedMessages(messages)
  return { table: loaded.table, loaded }
}

/** Binds compiled messages to a locale. */
export function createLanguage(
  locale: Pick<Locale, 'code' | 'iso'>,
  messages: MessageTable<MessageParams>,
  { timeZone }: { timeZone: string },
): Language {
  const formats = { iso: locale.iso, dateIso: dateLocale(locale.code), timeZone }
  return {
    t: createTranslator<MessageParams>(messages, {
      ...formats,
      onMissing: ({ key, reason }) => console.error(`message ${reason}: ${key} (${locale.iso})`),
    }),
    formatters: createFormatters(formats),
  }
}
