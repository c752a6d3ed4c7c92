import sanitizeHtml from 'sanitize-html'

/** Keeps the elements that the contract allows in a description, and the text of all others. */
export function cleanHtml(html: string): string {
  if (plainParagraphs.test(html)) return html
  return sanitizeHtml(html, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'h3', 'br', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h4: 'h3', div: 'p' },
  }).trim()
}

/** Paragraphs of mere text are clean already; taking them apart is what an import spends most time on. */
const plainParagraphs = /^(?:<p>[^<>&\s](?:[^<>&]*[^<>&\s])?<\/p>)*$/

/** The words of an HTML text alone. */
export function htmlToText(html: string): string {
  if (plainParagraphs.test(html))
    return html
      .replace(/<\/?p>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  return sanitizeHtml(html.replace(/<(\/p|\/li|\/h3|br\s*\/?)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim()
}
