import { greatestSum, weightA } from '../../text-index/read-vector.js'
import type { PostingLists } from '../../text-index/text-block.js'
import { blockSize } from './block-size.js'
import type { Holdings } from './holdings.js'
import { parseHoldings } from './holdings.js'
import type { PostingRow } from './read-postings.js'

/** Builds the lists of one block from its rows, without some of its products. */
export function toPostingLists(
  rows: readonly PostingRow[],
  isLeftOut: (number: number) => boolean,
): PostingLists {
  const read = rows
    .map(({ lexeme, holdings }) => ({
      lexeme,
      holdings: without(parseHoldings(holdings), isLeftOut),
    }))
    .sort((left, right) => (left.lexeme < right.lexeme ? -1 : 1))
  const count = read.reduce((sum, { holdings }) => sum + holdings.holders.length, 0)
  const lexemeAt = new Uint32Array(read.length + 1)
  const holderAt = new Uint32Array(read.length + 1)
  const holder = new Uint16Array(count)
  const sums = new Float32Array(count)
  for (const [number, { lexeme, holdings }] of read.entries()) {
    const at = holderAt[number]!
    holder.set(holdings.holders, at)
    sums.set(holdings.sums, at)
    lexemeAt[number + 1] = lexemeAt[number]! + lexeme.length
    holderAt[number + 1] = at + holdings.holders.length
  }
  return {
    size: blockSize,
    lexemes: read.map(({ lexeme }) => lexeme).join(''),
    lexemeAt,
    holderAt,
    holder,
    // Each holding has a part of its own: finding equal ones would take longer than using them.
    part: Uint32Array.from({ length: count }, (_value, index) => index),
    parts: Float64Array.from(sums, (sum) => sum / greatestSum),
    partIsInName: Uint8Array.from(sums, (sum) => Number(sum >= weightA)),
  }
}

function without(holdings: Holdings, isLeftOut: (number: number) => boolean): Holdings {
  if (!holdings.holders.some(isLeftOut)) return holdings
  const kept = [...holdings.holders.keys()].filter((at) => !isLeftOut(holdings.holders[at]!))
  return {
    holders: Uint16Array.from(kept, (at) => holdings.holders[at]!),
    sums: Float32Array.from(kept, (at) => holdings.sums[at]!),
  }
}
