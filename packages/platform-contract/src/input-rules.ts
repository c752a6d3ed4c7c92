export { passwordGrantSchema, refreshGrantSchema } from './lib/auth.js'
export {
  cleanEmail,
  cleanPostalCode,
  cleanTyped,
  cleanVatNumber,
  formatPostalCode,
  toGreekLookAlikes,
  toLatinLookAlikes,
} from './lib/text/clean-code.js'
export { cleanLine, cleanText } from './lib/text/clean-text.js'
export { countPasswordCharacters } from './lib/input-rules.js'
export { createInputRules, INPUT_LIMITS } from './lib/input-rules.js'
export { areNamesAlike, cleanPersonName } from './lib/person-name.js'
export type { InputMessages } from './lib/input-rules.js'
export {
  cleanReviewText,
  createReviewRules,
  hasLink,
  REVIEW_LIMITS,
} from './lib/reviews/review-rules.js'
export type { ReviewMessages } from './lib/reviews/review-rules.js'
