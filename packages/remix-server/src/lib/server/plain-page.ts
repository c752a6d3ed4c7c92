import { createHash } from 'node:crypto'

/** Texts of a static page. */
export interface PlainPage {
  locale: string
  /** Direction of its texts. @default 'ltr' */
  direction?: 'ltr' | 'rtl'
  /** Image above the title; the text stands for it where it cannot be had. */
  logo?: { src: string; alt: string }
  /** Short name of the error, above the title. */
  name?: string
  title: string
  /** Paragraphs of plain text. */
  text: readonly string[]
  links?: readonly { label: string; href: string }[]
  /** The way back. */
  back?: { label: string; href: string }
}

/** Understood by Internet Explorer too. */
const style =
  'body{max-width:34rem;margin:0 auto;padding:3rem 1.5rem;background:#fff;color:#1a1a1a;font:1rem/1.6 "Source Sans Pro",Arial,sans-serif}' +
  'img{display:block;max-width:100%;height:43px;margin-bottom:2rem;font-weight:bold}h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.2}' +
  'small{display:block;margin-bottom:.5rem;font-size:.875rem}li{margin:.5rem 0}a{color:#3f3dbf}'

/** Source by which a policy allows the style of {@link plainPage}. */
export const plainPageStyleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A page without scripts and files, for when the shop's own pages cannot be had. */
export function plainPage({
  locale,
  direction = 'ltr',
  logo,
  name,
  title,
  text,
  links = [],
  back,
}: PlainPage): string {
  const paragraphs = text.map((line) => `<p>${escape(line)}</p>`).join('')
  const items = links.map((link) => `<li>${anchor(link)}</li>`).join('')
  return [
    `<!doctype html><html lang="${escape(locale)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${escape(name ?? title)}</title><style>${style}</style></head><body>`,
    logo && `<img src="${escape(logo.src)}" alt="${escape(logo.alt)}">`,
    name && `<small>${escape(name)}</small>`,
    `<h1>${escape(title)}</h1>${paragraphs}`,
    items && `<ul>${items}</ul>`,
    back && `<p>${anchor(back)}</p>`,
    `</body></html>`,
  ].join('')
}

function anchor({ label, href }: { label: string; href: string }): string {
  return `<a href="${escape(href)}">${escape(label)}</a>`
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
