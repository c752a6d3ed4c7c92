import { RICH_TEXT } from '@floga/platform-contract'
import sanitizeHtml from 'sanitize-html'

/**
 * Keeps the elements that the contract allows in a description, and only the text of all others.
 */
export function cleanHtml(html: string): string {
  if (plainParagraphs.test(html)) return html
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT.descriptionTags],
    allowedAttributes: { a: [...RICH_TEXT.attributes.a], th: [...RICH_TEXT.attributes.th] },
    allowedSchemes: [...RICH_TEXT.schemes],
    allowProtocolRelative: false,
    transformTags: { b: 'strong', i: 'em', ...headings, ...blocks },
  })
    .replaceAll(/<p>(?:\s|&nbsp;|\u00a0|<br \/>)*<\/p>/g, '')
    .trim()
}

const headings = { h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' }

/**
 * Blocks that are paragraphs here: without an element of its own, a text would join the one before.
 */
const blocks = Object.fromEntries(
  ['div', 'section', 'article', 'blockquote', 'dt', 'dd', 'pre', 'address', 'header', 'footer'].map(
    (name) => [name, 'p'],
  ),
)

/**
 * Paragraphs of plain text are clean already; parsing them would take most of an import's time.
 */
const plainParagraphs = /^(?:<p>[^<>&\s](?:[^<>&]*[^<>&\s])?<\/p>)*$/

/** The text content of HTML. */
export function htmlToText(html: string): string {
  if (plainParagraphs.test(html))
    return html
      .replace(/<\/?p>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  return sanitizeHtml(html.replace(/<(\/p|\/li|\/h3|\/caption|\/t[dhr]|br\s*\/?)>/g, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  })
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/\s+/g, ' ')
    .trim()
}
