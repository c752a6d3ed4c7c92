/** Elements that rich text may hold. */
export const richTextTags = [
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

export type RichTextTag = (typeof richTextTags)[number]

/** A piece of rich text: words, or an element with pieces inside. */
export type RichTextNode = string | { tag: RichTextTag; href?: string; children: RichTextNode[] }
