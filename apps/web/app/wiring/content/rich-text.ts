/** Elements that rich text may hold. */
export const richTags = [
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'h2',
  'h3',
  'br',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

export type RichTag = (typeof richTags)[number]

/** A piece of rich text: words, or an element with pieces inside. */
export type RichNode = string | { tag: RichTag; href?: string; children: RichNode[] }
