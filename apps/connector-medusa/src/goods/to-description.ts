const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/**
 * A text that was typed in Medusa as HTML. HTML stays as it is; in anything else an empty line ends
 * a paragraph, and lines that begin with `- ` are a list.
 */
export function toDescription(text: string): string {
  if (/^\s*<\w+/.test(text)) return text.trim()
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => toBlock(block.split('\n').map((line) => escape(line.trim()))))
    .join('')
}

/** A description of the shop as people type it; as HTML where it has more than paragraphs and lists. */
export function toTypedText(html: string): string {
  const text = html
    .replaceAll('<p>', '')
    .replaceAll('</p>', '\n\n')
    .replaceAll(/<\/?ul>/g, '\n')
    .replaceAll('<li>', '- ')
    .replaceAll('</li>', '\n')
    .replaceAll('<br />', '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
  const typed = Object.entries(escapes)
    .toReversed()
    .reduce((sum, [sign, entity]) => sum.replaceAll(entity, sign), text)
  return toDescription(typed) === html ? typed : html
}

function toBlock(lines: readonly string[]): string {
  const isList = lines.every((line) => /^[-•] /.test(line))
  return isList
    ? `<ul>${lines.map((line) => `<li>${line.slice(2).trim()}</li>`).join('')}</ul>`
    : `<p>${lines.join('<br />')}</p>`
}

function escape(text: string): string {
  return text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
}
