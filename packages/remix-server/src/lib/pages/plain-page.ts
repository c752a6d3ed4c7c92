/** Words of a page that stands on its own. */
export interface PlainPage {
  locale: string
  /** Of its words. @default 'ltr' */
  direction?: 'ltr' | 'rtl'
  title: string
  /** Paragraphs of plain text. */
  text: readonly string[]
  links?: readonly { label: string; href: string }[]
}

/** A page without styles and scripts, for when the shop's own pages cannot be had. */
export function plainPage({
  locale,
  direction = 'ltr',
  title,
  text,
  links = [],
}: PlainPage): string {
  const paragraphs = text.map((line) => `<p>${escape(line)}</p>`).join('')
  const items = links
    .map(({ label, href }) => `<li><a href="${escape(href)}">${escape(label)}</a></li>`)
    .join('')
  return [
    `<!doctype html><html lang="${escape(locale)}" dir="${direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">`,
    `<title>${escape(title)}</title></head><body><h1>${escape(title)}</h1>${paragraphs}`,
    items && `<ul>${items}</ul>`,
    `</body></html>`,
  ].join('')
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
