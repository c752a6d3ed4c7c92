import sanitizeHtml from 'sanitize-html'

/** Keeps the elements that the contract allows in a content page. */
export function cleanContent(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [
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
      'caption',
    ],
    allowedAttributes: { a: ['href'], th: ['scope'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2', h4: 'h3', b: 'strong', i: 'em' },
  }).trim()
}
