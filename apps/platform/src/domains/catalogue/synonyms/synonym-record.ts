import * as v from 'valibot'
import { plainWords } from '../text/plain-text.js'

/** More words than this are no name of a thing. */
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

/** One line of a file of synonyms: what people type, and what the catalogue calls it. */
export const synonymRecordSchema = v.strictObject({
  /** The language of what is typed. */
  locale: v.pipe(v.string(), v.regex(/^[a-z]{2}$/, 'A language is two small letters.')),
  /** Words or phrases as people type them; endings and accents don't matter. */
  asked: v.pipe(v.array(phraseSchema), v.minLength(1), v.maxLength(50)),
  /** The catalogue's words or phrases, of any of its languages; what is typed stays another one. */
  means: v.optional(v.pipe(v.array(phraseSchema), v.maxLength(20)), []),
  /** True for what says little in this shop, as `gas` does where everything burns gas: a product need not have it. */
  optional: v.optional(v.boolean(), false),
})

export type SynonymRecord = v.InferOutput<typeof synonymRecordSchema>
