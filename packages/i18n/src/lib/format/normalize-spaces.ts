/**
 * Makes formatted text the same in every engine: versions of ICU disagree about the kind of a space
 * and about the minus sign, and a page would then differ from its hydration.
 *
 * Every space becomes U+00A0, which does not break; the mathematical minus becomes `-`; direction marks go.
 */
export function normalizeSpaces(text: string): string {
  return text
    .replace(/[\s\u2007\u2009\u202f]/g, '\u00a0')
    .replace(/\u2212/g, '-')
    .replace(/[\u061c\u200e\u200f]/g, '')
}
