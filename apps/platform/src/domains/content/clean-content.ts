import { RICH_TEXT } from '@floga/platform-contract'
import sanitizeHtml from 'sanitize-html'

/** A number and the space before its unit. */
const beforeUnit =
  /(\d) (?=(?:kg\/h|kg|g|kW|W|V|A|mbar|bar|mm|cm|m|km|ml|l|L|€|%|°C)(?![\p{L}\p{N}/]))/gu

/** Keeps the elements that the contract allows in a content page, and units beside their numbers. */
export function cleanContent(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: [...RICH_TEXT.contentTags],
    allowedAttributes: { a: [...RICH_TEXT.attributes.a], th: [...RICH_TEXT.attributes.th] },
    allowedSchemes: [...RICH_TEXT.schemes],
    allowProtocolRelative: false,
    transformTags: { h1: 'h2', h4: 'h3', b: 'strong', i: 'em' },
    textFilter: (text) => text.replaceAll(beforeUnit, '$1\u00a0'),
  }).trim()
}
