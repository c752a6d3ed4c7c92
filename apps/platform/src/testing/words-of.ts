import { wordsIn } from '../foundation/words/words.js'
import type { Words } from '../foundation/words/words.js'

/** The platform's words in a language, for a tenant that has none of its own. */
export function wordsOf(locale: string): Words {
  return wordsIn(locale, { defaultLocale: 'en' })
}
