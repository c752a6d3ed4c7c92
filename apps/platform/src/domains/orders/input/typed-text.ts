import * as v from 'valibot'

/**
 * Cleans what a person typed: one form for accented letters, no control characters, no lone surrogates (neither fits
 * the database), none of the marks that turn the direction of the text after them, no space around it.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/[^\P{Cc}\n]/gu, ' ')
    .trim()
}

/** Like {@link cleanText}, on one line. */
function cleanLine(text: string): string {
  return cleanText(text).replaceAll('\n', ' ')
}

/** A line that must be there. Messages are codes of the contract. */
export function requiredText(maxLength: number) {
  return v.pipe(
    v.string(),
    v.transform(cleanLine),
    v.minLength(1, 'REQUIRED'),
    v.maxLength(maxLength, 'TOO_LONG'),
  )
}

/** A line that may be missing or empty: both are null. */
export function optionalText(maxLength: number) {
  return optionalAfter(cleanLine, maxLength)
}

/** A text of several lines that may be missing or empty: both are null. */
export function optionalLines(maxLength: number) {
  return optionalAfter(cleanText, maxLength)
}

function optionalAfter(clean: (text: string) => string, maxLength: number) {
  return v.optional(
    v.nullable(
      v.pipe(
        v.string(),
        v.transform(clean),
        v.maxLength(maxLength, 'TOO_LONG'),
        v.transform((text) => (text === '' ? null : text)),
      ),
    ),
    null,
  )
}

/** An e-mail address as browsers check it, with a dot in its domain. */
export const emailText = v.pipe(
  requiredText(254),
  v.regex(
    /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z\d-]{2,63}$/i,
    'email',
  ),
)
