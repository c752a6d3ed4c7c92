const descriptionTags = [
  'p',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'h3',
  'br',
  'a',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
] as const

/**
 * The HTML that a platform may send as rich text, and a shop has to render: descriptions of
 * products and promotions, and content pages. Names are those of HTML, in lower case. A platform
 * removes all other elements and preserves their text.
 *
 * @example
 * sanitizeHtml(html, {
 *  allowedTags: [...RICH_TEXT.descriptionTags],
 *  allowedAttributes: { a: [...RICH_TEXT.attributes.a] },
 *  allowedSchemes: [...RICH_TEXT.schemes],
 * })
 */
export const RICH_TEXT = {
  /** Elements of a description. */
  descriptionTags,
  /** Elements of a content page: those of a description, and a second level of headings. */
  contentTags: [...descriptionTags, 'h2'],
  /** Attributes by element; all other elements have none. */
  attributes: { a: ['href'], th: ['scope'] },
  /** Schemes of a link's address; one without a scheme stays on the site's own origin. */
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const

/** An element that rich text may contain. */
export type RichTextTag = (typeof RICH_TEXT.contentTags)[number]

/** An attribute that an element of rich text may have. */
export type RichTextAttribute =
  (typeof RICH_TEXT.attributes)[keyof typeof RICH_TEXT.attributes][number]
