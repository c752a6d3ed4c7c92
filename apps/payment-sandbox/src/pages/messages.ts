import ar from './languages/ar.json' with { type: 'json' }
import de from './languages/de.json' with { type: 'json' }
import el from './languages/el.json' with { type: 'json' }
import en from './languages/en.json' with { type: 'json' }
import nl from './languages/nl.json' with { type: 'json' }

export type MessageKey = keyof typeof en

/** Returns a message by key. */
export type Messages = (key: MessageKey) => string

const languages: Readonly<Record<string, Record<MessageKey, string>>> = { ar, de, el, en, nl }

/** Returns the messages of a locale, falling back to English. */
export function messagesIn(locale: string): Messages {
  const messages = languages[locale] ?? en
  return (key) => messages[key]
}

/** Which way a language is written. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return locale === 'ar' ? 'rtl' : 'ltr'
}
