import * as v from 'valibot'

import { maskCardNumbers } from '../mask-card-numbers.js'
import { cleanText } from '../text/clean-text.js'

/** Lengths of a review's text, in characters after cleaning. */
export const REVIEW_LIMITS = { textMin: 10, textMax: 2_000 } as const

/** Messages for an invalid review: codes on a platform, translated texts in a shop. */
export interface ReviewMessages {
  /** No stars. */
  stars: string
  tooShort: (min: number) => string
  tooLong: (max: number) => string
  /** A text with a link. */
  links: string
}

/**
 * The rules of a review's fields, for forms and platforms like those of `createInputRules`. An empty
 * text means stars alone.
 *
 * @example
 * const rules = createReviewRules({ stars: 'REQUIRED', links: 'INVALID', … })
 * const result = v.safeParse(v.object(rules), { stars: 4, text: 'Easy to fit.' })
 */
export function createReviewRules(messages: ReviewMessages) {
  const { textMin, textMax } = REVIEW_LIMITS
  return {
    /** A number, or the text of a form, which has none while no star is chosen. */
    stars: v.pipe(
      v.optional(v.nullable(v.unknown()), null),
      v.transform(Number),
      v.picklist([1, 2, 3, 4, 5], messages.stars),
    ),
    text: v.optional(
      v.nullable(
        v.pipe(
          v.string(),
          v.transform(cleanReviewText),
          v.check((text) => text === '' || text.length >= textMin, messages.tooShort(textMin)),
          v.maxLength(textMax, messages.tooLong(textMax)),
          v.check((text) => !hasLink(text), messages.links),
          v.transform((text) => (text === '' ? null : text)),
        ),
      ),
      null,
    ),
  }
}

/**
 * Writes a review in its usual signs: compatibility forms are replaced (NFKC), invisible characters
 * and numbers of cards dropped, at most one line left empty between paragraphs.
 */
export function cleanReviewText(text: string): string {
  const visible = text.normalize('NFKC').replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
  const lines = cleanText(visible.replaceAll(/\r\n?/g, '\n')).replaceAll(/[^\S\n]+/g, ' ')
  return maskCardNumbers(lines.replaceAll(/ ?\n ?/g, '\n').replaceAll(/\n{3,}/g, '\n\n'))
}

/** Domains that are no words: a sentence that begins without a space is no link (`good.It fits`). */
const DOMAINS = 'com|net|org|info|biz|gr|cy|eu|ru|cn|io|xyz|ελ|ευ|рф'

/** Domains that are words as well: small letters alone. */
const WORDY_DOMAINS =
  'de|fr|it|es|nl|uk|at|ch|be|me|tv|co|ly|app|dev|shop|store|online|site|top|link'

const LINKS = [
  /[a-z][a-z\d+.-]*:\/\//iu,
  /(?<![\p{L}\d])www\./iu,
  /(?<![\p{L}\d])(?:mailto|tel|javascript|data):\S/iu,
  // E-mail addresses.
  /[^\s@]@[^\s@]+\.[^\s@]/u,
  new RegExp(`[\\p{L}\\d]\\.(?:${DOMAINS})(?![\\p{L}\\d])`, 'iu'),
  new RegExp(`[a-z\\d-]{2,}\\.(?:${WORDY_DOMAINS})(?![\\p{L}\\d])`, 'u'),
  /<a\s[^>]*>/iu,
  /\[[^\]]*\]\s*\([^)]*\)/u,
]

/** Whether a text has a link, an address to write to, or marks of a language with links. */
export function hasLink(text: string): boolean {
  return LINKS.some((link) => link.test(text))
}
