import { cleanHtml, htmlToText } from '../text/clean-html.js'
import { cutAtWord } from './cut-text.js'

const maxHtml = 20_000
const maxExcerpt = 200

/** The texts of a product, from HTML or plain text. */
export function toDescription(texts: { description: string; excerpt: string }): {
  description: { html: string; isCut: boolean }
  excerpt: string
} {
  const whole = toHtml(texts.description)
  const isCut = whole.length > maxHtml
  const html = isCut ? shorten(whole) : whole
  const short = htmlToText(toHtml(texts.excerpt)) || htmlToText(html)
  return { description: { html, isCut }, excerpt: cutAtWord(short, maxExcerpt) }
}

/** Feeds contain plain text or HTML, without saying which: a tag of HTML tells. */
function toHtml(text: string): string {
  if (text.trim() === '') return ''
  if (knownTags.test(text)) return cleanHtml(text)
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const paragraphs = escaped.split(/\n\s*\n/).map((part) => `<p>${part.trim()}</p>`)
  return cleanHtml(paragraphs.join(''))
}

const knownTags =
  /<\/?(?:p|br|div|span|ul|ol|li|b|strong|i|em|u|h[1-6]|table|tbody|tr|t[dh]|a|img|font|section|article|blockquote)(?:\s[^<>]*)?\/?>/i

/** Cuts HTML between words; elements that are open there are closed. */
function shorten(html: string): string {
  let length = maxHtml - 200
  for (;;) {
    const beginning = html.slice(0, length).replace(/<[^>]*$|&\w*$/, '')
    const cut = cleanHtml(`${beginning.replace(/[^\s<>]*$/, '').trimEnd()}…`)
    if (cut.length <= maxHtml) return cut
    length -= 200
  }
}
