import { LRUCache } from 'lru-cache'

import type { PagePiece, SharedMarkup } from '../pages/page-pieces.js'
import type { StylePiece } from './parse-styles.js'

/** Marks of markup that pages share. */
const marksOfShared = new WeakMap<SharedMarkup, ReadonlySet<string>>()

/** One set for all markup that has the same marks, as cards of products have: a page adds it once. */
const sameMarks = new LRUCache<string, ReadonlySet<string>>({ max: 1_000 })

/** Every class of a page's elements, and their data attributes as `name=value`. */
export function marksInPage(pieces: readonly PagePiece[]): ReadonlySet<string> {
  const marks = new Set<string>()
  // Elements stand between pieces, so that no attribute is divided.
  addMarks(pieces.filter((piece) => typeof piece === 'string').join(''), marks)
  const shared = new Set<ReadonlySet<string>>()
  for (const piece of pieces) if (typeof piece !== 'string') shared.add(marksIn(piece))
  for (const found of shared) for (const mark of found) marks.add(mark)
  return marks
}

function marksIn(shared: SharedMarkup): ReadonlySet<string> {
  const known = marksOfShared.get(shared)
  if (known) return known
  const own = new Set<string>()
  addMarks(shared.html, own)
  const name = [...own].toSorted().join('\n')
  const marks = sameMarks.get(name) ?? own
  sameMarks.set(name, marks)
  marksOfShared.set(shared, marks)
  return marks
}

function addMarks(html: string, marks: Set<string>): void {
  const lists = new Set<string>(valuesOf(html, ' class="'))
  for (const list of lists) for (const name of list.split(/\s+/)) marks.add(name)
  for (const role of valuesOf(html, ' role="')) marks.add(`role=${role}`)
  for (const direction of valuesOf(html, ' dir="')) marks.add(`dir=${direction}`)
  addDataAttributes(html, marks)
}

/** The values of an attribute. A page has a quarter of a megabyte: a text is found in it several times as fast as a pattern. */
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
    // Words of the page may begin like one.
    const [, name, value] = dataAttribute.exec(text) ?? []
    if (name !== undefined) marks.add(`${name}=${value}`)
  }
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
