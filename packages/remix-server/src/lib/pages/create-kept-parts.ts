import { LRUCache } from 'lru-cache'

import {
  createSharedMarkup,
  type PagePiece,
  type SharedMarkup,
  sizeOfShared,
} from './page-pieces.js'

/** Options of {@link createKeptParts}. */
export interface KeptPartsOptions {
  /** Most bytes that the markup of all parts may take, with their keys. 0 keeps none. @default 24 MiB */
  maxBytes?: number
  /** Called for each part that is looked for, unless none are kept. */
  onLookup?: (isHit: boolean) => void
}

/** Markup of parts that pages have in common, kept between pages. */
export interface KeptParts {
  /** Opens what is kept for one page. */
  forPage(options: PagePartsOptions): PageParts
}

/** A page that is drawn. */
export interface PagePartsOptions {
  /** What no visitor can know, such as the page's one-time token: others must not be able to write a mark. */
  secret: string
  /** Whether parts that this page draws may be shown to others: it is drawn in nobody's name. */
  isForEveryone: boolean
}

/** What a part writes: the mark of its markup, or marks around what it draws; none where it is not to be kept. */
export type PartMarks =
  | { isKept: true; mark: string }
  | { isKept: false; around?: [string, string] }

/** What a part says of itself when it is looked for. */
export interface FindPartOptions {
  /** Makes the markup of this place of the one that is kept: parts that differ in little share one. @default as it is kept */
  write?: ((html: string) => string) | undefined
}

/** The marks of one page. */
export interface PageParts {
  /** Looks for a part by all that its markup depends on: a text, and an object that does not change. */
  find(key: string, seen?: object, options?: FindPartOptions): PartMarks
  /** Puts the markup in the place of its marks: joined, the pieces are the page. `isWhole`: what was drawn may be kept. */
  fill(html: string, options: { isWhole: boolean }): PagePiece[]
}

/** What React writes between two texts, such as marks of parts that stand beside each other. */
const betweenTexts = '<!-- -->'

/** A token of the page, and what React numbers by the place in the tree, belong to one page. */
const ofOnePage = /":[Rr][\da-z]*[:H]/

/**
 * Keeps the markup of parts, so that the next page need not draw them. A part that is not kept yet is drawn in its place of
 * the page between two marks, by which its markup is found when the page stands: it is what the page would have without. A
 * part that is kept writes a single mark. Marks are text, so that they need no element of their own.
 */
export function createKeptParts({
  maxBytes = 24 * 1024 * 1024,
  onLookup = () => {},
}: KeptPartsOptions = {}): KeptParts {
  const kept =
    maxBytes > 0
      ? new LRUCache<string, SharedMarkup>({
          maxSize: maxBytes,
          // Two bytes a sign, as texts take that are not English alone.
          sizeCalculation: (markup, key) => sizeOfShared(markup) + 2 * key.length,
        })
      : undefined

  const numbers = new WeakMap<object, number>()
  let lastNumber = 0

  function numberOf(seen: object): number {
    const known = numbers.get(seen)
    if (known !== undefined) return known
    lastNumber += 1
    numbers.set(seen, lastNumber)
    return lastNumber
  }

  return {
    forPage({ secret, isForEveryone }) {
      const opening = `{${secret} `
      const parts: FoundPart[] = []
      return {
        find(name, seen, { write = asItIs } = {}) {
          const key = `${seen ? numberOf(seen) : 0} ${name}`
          const markup = kept?.get(key)
          if (kept) onLookup(markup !== undefined)
          if (markup === undefined && (!kept || !isForEveryone)) return { isKept: false }
          const place = parts.push({ key, markup, write }) - 1
          const markOf = (kind: MarkKind): string => `${opening}${place}${kind}}`
          return markup === undefined
            ? { isKept: false, around: [markOf('b'), markOf('e')] }
            : { isKept: true, mark: markOf('k') }
        },
        fill(html, { isWhole }) {
          const pieces: PagePiece[] = []
          const begun: number[] = []
          let from = 0
          for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, from)) {
            const between = html.slice(from, at)
            if (between !== betweenTexts || from === 0) pieces.push(between)
            from = html.indexOf('}', at) + 1
            const { key, markup, write } = parts[Number.parseInt(html.slice(at + opening.length))]!
            // A mark is what `find` wrote.
            const kind = html[from - 2] as MarkKind
            if (kind === 'k') pieces.push(markup ? writeShared(markup, write) : '')
            else if (kind === 'b') begun.push(pieces.length)
            else {
              const drawn = pieces.splice(begun.pop() ?? 0).join('')
              pieces.push(write(drawn))
              if (isWhole && !drawn.includes(secret) && !ofOnePage.test(drawn)) {
                kept?.set(key, createSharedMarkup(drawn))
              }
            }
          }
          pieces.push(html.slice(from))
          return pieces
        },
      }
    },
  }
}

/** A part that a page asked for, with its markup where that is kept. */
interface FoundPart {
  key: string
  markup: SharedMarkup | undefined
  write: (html: string) => string
}

/** What is written as it is kept stays the same object. */
function writeShared(markup: SharedMarkup, write: (html: string) => string): PagePiece {
  const written = write(markup.html)
  return written === markup.html ? markup : written
}

function asItIs(html: string): string {
  return html
}

/** The part begins, it ends, or its markup is kept. */
type MarkKind = 'b' | 'e' | 'k'
