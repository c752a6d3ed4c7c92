import type { StylePiece } from './parse-styles.js'

/** Every class of a page's elements, and their data attributes as `name=value`. */
export function marksInPage(html: string): ReadonlySet<string> {
  const marks = new Set<string>()
  const lists = new Set<string>()
  for (const [, list = ''] of html.matchAll(/\sclass="([^"]*)"/g)) lists.add(list)
  for (const list of lists) for (const name of list.split(/\s+/)) marks.add(name)
  for (const [, name, value] of html.matchAll(/\s(data-[\w-]+|role|dir)="([^"]*)"/g)) {
    marks.add(`${name}=${value}`)
  }
  return marks
}

/**
 * Writes the rules that can match in a page as it was sent. States that need no script, such as hover, an open `details` or
 * a printed page, ask for no class and no such attribute of their own, so their rules come along.
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
