import ar from './languages/ar.json' with { type: 'json' }
import de from './languages/de.json' with { type: 'json' }
import el from './languages/el.json' with { type: 'json' }
import en from './languages/en.json' with { type: 'json' }

export type WordKey = keyof typeof en

/** Words by key. */
export type Words = (key: WordKey) => string

const languages: Readonly<Record<string, Record<WordKey, string>>> = { ar, de, el, en }

/** The words of a page, in English where a language has none. */
export function wordsIn(locale: string): Words {
  const words = languages[locale] ?? en
  return (key) => words[key]
}

/** Which way a language is written. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}
