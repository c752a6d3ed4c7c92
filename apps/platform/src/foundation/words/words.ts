import { IntlMessageFormat } from 'intl-messageformat'
import { LRUCache } from 'lru-cache'
import ar from './languages/ar.json' with { type: 'json' }
import de from './languages/de.json' with { type: 'json' }
import el from './languages/el.json' with { type: 'json' }
import en from './languages/en.json' with { type: 'json' }
import { flattenWords } from './flatten-words.js'

/** Name of a text, such as `orderMail.titles.PLACED`. */
export type WordKey = PathOf<typeof en>

type PathOf<Group> = {
  [Name in keyof Group & string]: Group[Name] extends string
    ? Name
    : `${Name}.${PathOf<Group[Name]>}`
}[keyof Group & string]

/** What can be said to a shopper. */
export type MessageKey = keyof (typeof en)['message']

/** Texts by key, as far as a language has them. */
export type Texts = Readonly<Record<string, string>>

/** What the platform says in one language. */
export interface Words {
  /** The language that was asked for; money and dates are written in it. */
  locale: string
  /** A text with its values put in. */
  say(key: WordKey, values?: Readonly<Record<string, string | number>>): string
}

/** What a tenant decides about words. */
export interface WordSettings {
  defaultLocale: string
  /** Its own texts by language: other words, or a language that the platform has not. */
  words?: Readonly<Record<string, Texts>> | undefined
}

/** The platform's own texts by language. English is whole; each other language is checked to be. */
export const languages: Readonly<Record<string, Texts>> = {
  ar: flattenWords(ar),
  de: flattenWords(de),
  el: flattenWords(el),
  en: flattenWords(en),
}

/**
 * The words of a language: the tenant's own text, else the platform's, else that of the tenant's default language, else English.
 */
export function wordsIn(locale: string, { defaultLocale, words = {} }: WordSettings): Words {
  const sources = [...new Set([locale, defaultLocale, 'en'])].flatMap((code) => [
    { code, texts: words[code] },
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

/** What staff read in a terminal. */
export const staffWords = wordsIn('en', { defaultLocale: 'en' })

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
