import { headMark } from '../text/search-vector.js'
import type { LexemeQuery, WordQuery } from './word-query.js'
import type { PostingLists } from './text-block.js'

/** Words that are searched together, at most eight. */
export interface TextQuery {
  words: readonly WordQuery[]
  /** Each lexeme once, in their order: the order in which ranks are summed up. */
  ranking: readonly LexemeQuery[]
}

/** A product that matches all or some of the words. */
export interface TextMatch {
  /** Its number in the block. */
  number: number
  /** As the database ranks. */
  rank: number
  /** How much of the query it covers, weighted by field: 1 when every word is a head word. */
  coverage: number
  /** Matches every required word. */
  isWhole: boolean
}

/** Combines the queries of a term's words. */
export function toTextQuery(words: readonly WordQuery[]): TextQuery {
  const ranking = new Map<string, LexemeQuery>()
  for (const asked of words.flatMap((word) => word.ranking)) {
    const known = ranking.get(asked.lexeme)
    if (!known || !asked.isPrefix) ranking.set(asked.lexeme, asked)
  }
  return {
    words: requiredWords(words).length > 0 ? words : words.map(toRequired),
    ranking: [...ranking.values()].sort((left, right) => (left.lexeme < right.lexeme ? -1 : 1)),
  }
}

function toRequired(word: WordQuery): WordQuery {
  return { ...word, isOptional: false }
}

/** The words that a product must match. */
export function requiredWords(words: readonly WordQuery[]): WordQuery[] {
  return words.filter(({ isOptional }) => !isOptional)
}

/** Strength of a match by the field in which it occurs. */
const strengths = { head: 1, name: 0.75, class: 0.55, property: 0.3, text: 0.1 }
/** Strength of a prefix match, such as `can` for `candle`. */
const prefixShare = 0.7
/** The least part that a place of each weight adds to a rank. */
const leastClassPart = 0.24
const leastPropertyPart = 0.072

/**
 * Finds the products of a block that match every word, and with `least` those that match some of
 * them with at least that coverage.
 *
 * @returns The best coverage of all products of the block.
 */
export function matchBlock(
  block: PostingLists,
  { words, ranking }: TextQuery,
  found: (match: TextMatch) => void,
  least = Infinity,
): number {
  const held = new Uint8Array(block.size)
  const coverage = new Float32Array(block.size)
  const total = words.reduce((sum, { weight }) => sum + weight, 0)
  let all = 0
  for (const [index, word] of words.entries()) {
    const strength = strengthsOf(block, word)
    const bit = word.isOptional ? 0 : 1 << index
    all |= bit
    const share = word.weight / total
    for (let number = 0; number < strength.length; number += 1) {
      const value = strength[number]!
      if (value === 0) continue
      held[number]! |= bit
      coverage[number]! += value * share
    }
  }
  let best = 0
  let isRanked = false
  let ranks: Float32Array = noRanks
  for (let number = 0; number < held.length; number += 1) {
    const bits = held[number]!
    // A product without any required word is no match, however many optional ones it has.
    if (bits === 0) continue
    const covered = coverage[number]!
    if (covered > best) best = covered
    const isWhole = bits === all
    if (!isWhole && covered < least) continue
    if (!isRanked) ranks = rankProducts(block, ranking)
    isRanked = true
    const rank = Math.fround(ranks[number]! / ranking.length)
    found({ number, rank, coverage: covered, isWhole })
  }
  return best
}

const noRanks = new Float32Array(0)

function rankProducts(block: PostingLists, ranking: readonly LexemeQuery[]): Float32Array {
  const ranks = new Float32Array(block.size)
  for (const asked of ranking) {
    const [from, to] = holdingsOf(block, asked)
    for (let at = from; at < to; at += 1) ranks[block.holder[at]!]! += block.parts[block.part[at]!]!
  }
  return ranks
}

/** The strength of a word's match per product, by the best of its forms; 0 without a match. */
function strengthsOf(block: PostingLists, { required, ranking }: WordQuery): Float32Array {
  const best = new Float32Array(block.size)
  for (const lexemes of required) {
    const [only, ...others] = lexemes
    if (!only) continue
    if (others.length === 0) {
      addStrengths(block, only, best)
      continue
    }
    const together = new Float32Array(block.size).fill(1)
    for (const lexeme of lexemes) {
      const each = new Float32Array(block.size)
      addStrengths(block, lexeme, each)
      for (let number = 0; number < each.length; number += 1) {
        if (each[number]! < together[number]!) together[number] = each[number]!
      }
    }
    for (let number = 0; number < together.length; number += 1) {
      if (together[number]! > best[number]!) best[number] = together[number]!
    }
  }
  for (const head of ranking) {
    if (!head.lexeme.startsWith(headMark)) continue
    const [from, to] = holdingsOf(block, { ...head, isPrefix: false })
    for (let at = from; at < to; at += 1) {
      const number = block.holder[at]!
      if (best[number]! > 0) best[number] = strengths.head
    }
  }
  return best
}

function addStrengths(block: PostingLists, asked: LexemeQuery, best: Float32Array): void {
  const [whole, wholeEnd] = holdingsOf(block, { ...asked, isPrefix: false })
  const [from, to] = asked.isPrefix ? holdingsOf(block, asked) : [whole, wholeEnd]
  const values = strengthOfParts(block)
  for (let at = from; at < to; at += 1) {
    const part = block.part[at]!
    if (asked.isInName && block.partIsInName[part] === 0) continue
    const place = values[part]!
    const value = at >= whole && at < wholeEnd ? place : place * prefixShare
    const number = block.holder[at]!
    if (value > best[number]!) best[number] = value
  }
}

const partStrengths = new WeakMap<PostingLists, Float32Array>()

function strengthOfParts(block: PostingLists): Float32Array {
  const known = partStrengths.get(block)
  if (known) return known
  const made = Float32Array.from(block.parts, (part, number) =>
    placeStrength(part, block.partIsInName[number] === 1),
  )
  partStrengths.set(block, made)
  return made
}

function placeStrength(part: number, isInName: boolean): number {
  if (isInName) return strengths.name
  if (part >= leastClassPart) return strengths.class
  return part >= leastPropertyPart ? strengths.property : strengths.text
}

/** The range of holdings of a lexeme, or of all that begin with it. */
function holdingsOf(block: PostingLists, { lexeme, isPrefix }: LexemeQuery): [number, number] {
  const from = placeOf(block, lexeme)
  const to = isPrefix
    ? placeOf(block, `${lexeme}\uffff`)
    : from + Number(lexemeOf(block, from) === lexeme)
  return [block.holderAt[from]!, block.holderAt[to]!]
}

/** The index of the first lexeme that is not less than the given one. */
function placeOf(block: PostingLists, lexeme: string): number {
  let from = 0
  let to = block.lexemeAt.length - 1
  while (from < to) {
    const middle = (from + to) >> 1
    if (lexemeOf(block, middle) < lexeme) from = middle + 1
    else to = middle
  }
  return from
}

function lexemeOf({ lexemes, lexemeAt }: PostingLists, number: number): string {
  return lexemes.slice(lexemeAt[number], lexemeAt[number + 1])
}
