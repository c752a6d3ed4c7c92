import { foldText, toLatin } from '@floga/fold-text'

/** A text as a key or a slug: Latin letters, digits and hyphens; may be empty. */
export function toKey(text: string, longest = 80): string {
  return toLatin(foldText(text))
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '')
}
