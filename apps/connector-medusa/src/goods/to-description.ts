const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** A text that was typed in Medusa as HTML: HTML as it is, anything else in paragraphs. */
export function toDescription(text: string): string {
  if (/^\s*<\w+/.test(text)) return text.trim()
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => {
      const escaped = paragraph.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
      return `<p>${escaped.replaceAll('\n', '<br />')}</p>`
    })
    .join('')
}
