import type { LexemeQuery, WordQuery } from './word-query.js'
import type { TextBlock } from './text-block.js'

/** Words that are looked for together, at most eight. */
export interface TextQuery {
  required: readonly WordQuery['required'][]
  /** Each lexeme once, in their order: the order in which ranks are summed up. */
  ranking: readonly LexemeQuery[]
}

/** Combines the queries of a term's words. */
export function toTextQuery(words: readonly WordQuery[]): TextQuery {
  const ranking = new Map<string, LexemeQuery>()
  for (const asked of words.flatMap((word) => word.ranking)) {
    const known = ranking.get(asked.lexeme)
    if (!known || !asked.isPrefix) ranking.set(asked.lexeme, asked)
  }
  return {
    required: words.map(({ required }) => required),
    ranking: [...ranking.values()].sort((left, right) => (left.lexeme < right.lexeme ? -1 : 1)),
  }
}

/** Finds the products of a block that hold every word, by number, with how well they match. */
export function matchBlock(
  block: TextBlock,
  { required, ranking }: TextQuery,
  found: (number: number, rank: number) => void,
): void {
  const held = new Uint8Array(block.ids.length)
  for (const [index, choices] of required.entries()) {
    for (const choice of choices) markHolders(block, choice, held, 1 << index)
  }
  const all = 2 ** required.length - 1
  if (!held.includes(all)) return
  const ranks = new Float32Array(block.ids.length)
  for (const asked of ranking) {
    const [from, to] = holdingsOf(block, asked)
    for (let at = from; at < to; at += 1) ranks[block.holder[at]!]! += block.parts[block.part[at]!]!
  }
  for (const [number, bits] of held.entries()) {
    if (bits === all) found(number, Math.fround(ranks[number]! / ranking.length))
  }
}

/** Sets a bit for each product that holds all of some lexemes. */
function markHolders(
  block: TextBlock,
  lexemes: readonly LexemeQuery[],
  held: Uint8Array,
  bit: number,
): void {
  const [only, ...others] = lexemes
  if (!only) return
  if (others.length === 0) {
    const [from, to] = holdingsOf(block, only)
    for (let at = from; at < to; at += 1) {
      if (!only.isInName || block.partIsInName[block.part[at]!]) held[block.holder[at]!]! |= bit
    }
    return
  }
  const each = new Uint8Array(held.length)
  for (const [index, lexeme] of lexemes.entries()) markHolders(block, [lexeme], each, 1 << index)
  for (const [number, bits] of each.entries()) {
    if (bits === 2 ** lexemes.length - 1) held[number]! |= bit
  }
}

/** The range of holdings of a lexeme, or of all that begin with it. */
function holdingsOf(block: TextBlock, { lexeme, isPrefix }: LexemeQuery): [number, number] {
  const from = placeOf(block, lexeme)
  const to = isPrefix
    ? placeOf(block, `${lexeme}\uffff`)
    : from + Number(lexemeOf(block, from) === lexeme)
  return [block.holderAt[from]!, block.holderAt[to]!]
}

/** The number of the first lexeme that does not come before the given one. */
function placeOf(block: TextBlock, lexeme: string): number {
  let from = 0
  let to = block.lexemeAt.length - 1
  while (from < to) {
    const middle = (from + to) >> 1
    if (lexemeOf(block, middle) < lexeme) from = middle + 1
    else to = middle
  }
  return from
}

function lexemeOf({ lexemes, lexemeAt }: TextBlock, number: number): string {
  return lexemes.slice(lexemeAt[number], lexemeAt[number + 1])
}
