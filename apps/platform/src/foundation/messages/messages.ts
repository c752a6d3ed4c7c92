import { IntlMessageFormat } from 'intl-messageformat'
import { LRUCache } from 'lru-cache'
import ar from './languages/ar.json' with { type: 'json' }
import de from './languages/de.json' with { type: 'json' }
import el from './languages/el.json' with { type: 'json' }
import en from './languages/en.json' with { type: 'json' }
import nl from './languages/nl.json' with { type: 'json' }
import { flattenMessages } from './flatten-messages.js'

/** Name of a text, such as `orderMail.titles.PLACED`. */
export type TextKey = PathOf<typeof en>

type PathOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? Name
    : `${Name}.${PathOf<Group[Name]>}`
}[keyof Group & string]

/** Keys of messages for shoppers. */
export type MessageKey = keyof (typeof en)['message']

/** Texts by key, as far as a language has them. */
export type Texts = Readonly<Record<string, string>>

/** The platform's messages in one locale. */
export interface Messages {
  /** The requested language, in which money and dates are formatted. */
  locale: string
  /** A text with its values put in. */
  say(key: TextKey, values?: Readonly<Record<string, string | number>>): string
}

/** A tenant's settings about messages. */
export interface MessageSettings {
  defaultLocale: string
  /** Its own messages by locale: overrides, or a locale that the platform does not have. */
  messages?: Readonly<Record<string, Texts>> | undefined
}

/** The platform's own texts by language. English is whole; each other language is checked to be. */
export const languages: Readonly<Record<string, Texts>> = {
  ar: flattenMessages(ar),
  de: flattenMessages(de),
  el: flattenMessages(el),
  en: flattenMessages(en),
  nl: flattenMessages(nl),
}

/**
 * Returns the messages of a locale: the tenant's own, else the platform's, else those of the
 * tenant's default locale, else English.
 */
export function messagesIn(
  locale: string,
  { defaultLocale, messages = {} }: MessageSettings,
): Messages {
  const sources = [...new Set([locale, defaultLocale, 'en'])].flatMap((code) => [
    { code, texts: messages[code] },
    { code, texts: languages[code] },
  ])
  return {
    locale,
    say(key, values = {}) {
      for (const { code, texts } of sources) {
        const text = texts?.[key]
        const said = text === undefined ? undefined : format(text, code, values)
        if (said !== undefined) return said
      }
      throw new Error(`No language has the text "${key}" with ${Object.keys(values).join(', ')}.`)
    },
  }
}

/** Messages for staff in a terminal. */
export const staffMessages = messagesIn('en', { defaultLocale: 'en' })

/** Parsed texts, since parsing costs more than the rest. */
const formats = new LRUCache<string, IntlMessageFormat>({ max: 2_000 })

/** Undefined for a text that cannot be used: a tenant's own may be broken. */
function format(
  text: string,
  locale: string,
  values: Readonly<Record<string, string | number>>,
): string | undefined {
  if (!text.includes('{')) return text
  const key = `${locale} ${text}`
  try {
    const known =
      formats.get(key) ?? new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
    formats.set(key, known)
    return String(known.format(values))
  } catch {
    return undefined
  }
}
