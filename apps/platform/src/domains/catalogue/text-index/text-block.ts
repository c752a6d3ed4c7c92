import type { TextDocument } from './read-vector.js'
import { readVector } from './read-vector.js'

/**
 * Postings by lexeme with contributions to the rank. Lexemes are sorted, so that all with the same
 * prefix are one range.
 */
export interface PostingLists {
  /** How many products there are; each is its number among them. */
  size: number
  /** All lexemes, run together; the one with number `n` begins at `lexemeAt[n]`. */
  lexemes: string
  lexemeAt: Uint32Array
  /** The holders of lexeme `n` are `holder[holderAt[n]]` up to that of the next lexeme. */
  holderAt: Uint32Array
  holder: Uint16Array
  /** Contribution of each posting, as an index into the lists below. */
  part: Uint16Array | Uint32Array
  parts: Float64Array
  partIsInName: Uint8Array
}

/** All lists of some products. */
export interface TextBlock extends PostingLists {
  /** Product ids, by number. */
  ids: readonly string[]
}

/** Builds the inverted index of some products' texts. */
export function makeTextBlock(documents: readonly TextDocument[]): TextBlock {
  const parts = numberedParts()
  const holdings = new Map<string, number[]>()
  let count = 0
  for (const [number, { vector }] of documents.entries()) {
    readVector(vector, ({ lexeme, part, isInName }) => {
      const held = holdings.get(lexeme)
      const partNumber = parts.numberOf(part, isInName)
      if (held) held.push(number, partNumber)
      else holdings.set(lexeme, [number, partNumber])
      count += 1
    })
  }
  const sorted = [...holdings].sort(([left], [right]) => (left < right ? -1 : 1))
  const lexemeAt = new Uint32Array(sorted.length + 1)
  const holderAt = new Uint32Array(sorted.length + 1)
  const holder = new Uint16Array(count)
  const part = new Uint16Array(count)
  let at = 0
  for (const [number, [lexeme, held]] of sorted.entries()) {
    for (let index = 0; index < held.length; index += 2) {
      holder[at] = held[index]!
      part[at] = held[index + 1]!
      at += 1
    }
    lexemeAt[number + 1] = lexemeAt[number]! + lexeme.length
    holderAt[number + 1] = at
  }
  return {
    ids: documents.map(({ id }) => id),
    size: documents.length,
    lexemes: sorted.map(([lexeme]) => lexeme).join(''),
    lexemeAt,
    holderAt,
    holder,
    part,
    parts: Float64Array.from(parts.all, ({ part: value }) => value),
    partIsInName: Uint8Array.from(parts.all, ({ isInName }) => Number(isInName)),
  }
}

function numberedParts() {
  const numbers = new Map<number, number>()
  const all: { part: number; isInName: boolean }[] = []
  return {
    all,
    numberOf(part: number, isInName: boolean): number {
      const key = isInName ? part : -part
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, all.length)
      return all.push({ part, isInName }) - 1
    },
  }
}
