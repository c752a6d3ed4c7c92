import { RICH_TEXT } from '@floga/platform-contract'
import sanitizeHtml from 'sanitize-html'

/** Keeps the elements that the contract allows in a content page. */
export function cleanContent(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT.contentTags],
    allowedAttributes: { a: [...RICH_TEXT.attributes.a], th: [...RICH_TEXT.attributes.th] },
    allowedSchemes: [...RICH_TEXT.schemes],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2', h4: 'h3', b: 'strong', i: 'em' },
  }).trim()
}
