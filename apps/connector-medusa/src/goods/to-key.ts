import { foldText, toLatin } from '@floga/fold-text'

/** A text as a key or a slug: Latin letters, digits and hyphens; may be empty. */
export function toKey(text: string, longest = 80): string {
  return toLatin(foldText(text))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
}

/**
 * The slug of a page in a language: it stays when a name changes. Only the first translation of a
 * name gives a page an address of its own; the shop redirects the one from before.
 *
 * @param held What the shop has in this language.
 * @param base The name that the shop shows where a translation is missing; undefined in the
 *   language that it is written in.
 */
export function toSlug(
  name: string,
  fallback: string,
  held: { name: string; slug: string } | undefined,
  base: string | undefined,
): string {
  const isTranslatedNow = held?.name === base && held?.name !== name
  return (isTranslatedNow ? undefined : held?.slug) ?? (toKey(name, 110) || toKey(fallback, 110))
}
