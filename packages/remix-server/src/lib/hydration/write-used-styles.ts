import type { StylePiece } from './parse-styles.js'

/** Every class of a page's elements, and their data attributes as `name=value`. */
export function tokensInPage(html: string): ReadonlySet<string> {
  const marks = new Set<string>()
  const lists = new Set<string>(valuesOf(html, ' class="'))
  for (const list of lists) for (const name of list.split(/\s+/)) marks.add(name)
  for (const role of valuesOf(html, ' role="')) marks.add(`role=${role}`)
  for (const direction of valuesOf(html, ' dir="')) marks.add(`dir=${direction}`)
  addDataAttributes(html, marks)
  return marks
}

/**
 * The values of an attribute. A page has a quarter of a megabyte: a text is found in it several
 * times as fast as a pattern.
 */
function* valuesOf(html: string, start: string): Iterable<string> {
  for (let at = html.indexOf(start); at >= 0; at = html.indexOf(start, at)) {
    const from = at + start.length
    at = html.indexOf('"', from)
    if (at < 0) return
    yield html.slice(from, at)
  }
}

const dataAttribute = /^(data-[\w-]+)="(.*)$/s

/** A page has the same few many times: each is looked at once. */
function addDataAttributes(html: string, marks: Set<string>): void {
  const found = new Set<string>()
  for (let at = html.indexOf(' data-'); at >= 0; at = html.indexOf(' data-', at + 1)) {
    const from = html.indexOf('="', at)
    if (from < 0) break
    found.add(html.slice(at + 1, html.indexOf('"', from + 2)))
  }
  for (const text of found) {
    // The text of the page may contain similar strings.
    const [, name, value] = dataAttribute.exec(text) ?? []
    if (name !== undefined) marks.add(`${name}=${value}`)
  }
}

/**
 * Writes the rules that can match in a page as it was sent. States that need no script, such as
 * hover, an open `details` or a printed page, have no class or attribute of their own, so their
 * rules are included.
 */
export function writeUsedStyles(pieces: readonly StylePiece[], marks: ReadonlySet<string>): string {
  return pieces
    .map((piece) => {
      if (piece.kind === 'always') return piece.text
      if (piece.kind === 'group') {
        const inside = writeUsedStyles(piece.pieces, marks)
        return inside === '' ? '' : `${piece.head}{${inside}}`
      }
      const isUsed = piece.selectors.some((wanted) => wanted.every((mark) => marks.has(mark)))
      return isUsed ? piece.text : ''
    })
    .join('')
}
