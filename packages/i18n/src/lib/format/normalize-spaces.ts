/**
 * Makes formatted text the same in every engine: versions of ICU disagree about the kind of a space
 * and about the minus sign, and a page would then differ from its hydration.
 *
 * Replaces every space with U+00A0, which does not break, and the mathematical minus with `-`, and
 * removes direction marks.
 */
export function normalizeSpaces(text: string): string {
  return text
    .replace(/[\s\u2007\u2009\u202f]/g, '\u00a0')
    .replace(/\u2212/g, '-')
    .replace(/[\u061c\u200e\u200f]/g, '')
}
