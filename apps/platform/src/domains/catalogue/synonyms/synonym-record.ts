import * as v from 'valibot'
import { plainWords } from '../text/plain-text.js'

/** A phrase with more words is not a name. */
const maxPhraseWords = 4

const phraseSchema = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(80),
  v.check((text) => {
    const count = plainWords(text).length
    return count > 0 && count <= maxPhraseWords
  }, `A phrase has 1 to ${maxPhraseWords} words.`),
)

/** One line of a synonyms file: what shoppers type, and the catalogue's terms for it. */
export const synonymRecordSchema = v.strictObject({
  /** The locale of the typed words. */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'A language is two small letters.')),
  /** Words or phrases as shoppers type them; inflection and accents are ignored. */
  asked: v.pipe(v.array(phraseSchema), v.minLength(1), v.maxLength(50)),
  /** The catalogue's words or phrases, in any of its languages. */
  means: v.optional(v.pipe(v.array(phraseSchema), v.maxLength(20)), []),
  /**
   * True for words that are insignificant in this shop, as `gas` where everything burns gas: a
   * product need not contain it.
   */
  optional: v.optional(v.boolean(), false),
})

export type SynonymRecord = v.InferOutput<typeof synonymRecordSchema>
