import { describe, expect, it } from 'vitest'
import type { LexemeQuery, WordQuery } from './word-query.js'
import { toTextQuery, matchBlock } from './match-block.js'
import type { LexemePart } from './read-vector.js'
import { readVector } from './read-vector.js'
import { makeTextBlock } from './text-block.js'

const whole = (lexeme: string): LexemeQuery => ({ lexeme, isPrefix: false })
const prefix = (lexeme: string): LexemeQuery => ({ lexeme, isPrefix: true })
const word = (...required: LexemeQuery[][]): WordQuery => ({
  required,
  ranking: required.flat(),
  weight: 1,
  isOptional: false,
})

describe('readVector', () => {
  it('returns each lexeme, whether it names the product, and its weight', () => {
    const read: LexemePart[] = []
    readVector("'1/4':43C 'it''s':2 'tank':17A,29B,31B 'x\\\\y':4B", (one) => read.push(one))
    expect(read.map(({ lexeme, isInName }) => [lexeme, isInName])).toEqual([
      ['1/4', false],
      ["it's", false],
      ['tank', true],
      ['x\\y', false],
    ])
    // As `ts_rank` has them, single precision and all.
    const parts = [0.12, 0.03, 1 + 0.4 / 4 + 0.4 / 9, 0.4].map((sum) => sum / 1.64493406685)
    for (const [index, { part }] of read.entries()) expect(part).toBeCloseTo(parts[index]!, 6)
  })
})

describe('matchBlock', () => {
  const block = makeTextBlock([
    { id: 'tank', vector: "'30':2A 'blue':3 'tank':1A" },
    { id: 'tankful', vector: "'30':4 'mbar':5 'tankful':1B" },
    { id: 'hose', vector: "'hose':1A 'tank':7" },
    { id: 'nothing', vector: '' },
  ])
  const match = (...words: WordQuery[]) => {
    const found: string[] = []
    const ranks: number[] = []
    matchBlock(block, toTextQuery(words), ({ number, rank }) => {
      found.push(block.ids[number]!)
      ranks.push(rank)
    })
    return { found, ranks }
  }

  it('finds a lexeme, one of several, all with a prefix, and all of several words', () => {
    expect(match(word([whole('tank')])).found).toEqual(['tank', 'hose'])
    expect(match(word([whole('tank')], [whole('mbar')])).found).toEqual(['tank', 'tankful', 'hose'])
    expect(match(word([prefix('tank')])).found).toEqual(['tank', 'tankful', 'hose'])
    expect(match(word([whole('tank')]), word([prefix('b')])).found).toEqual(['tank'])
    expect(match(word([prefix('zzz')], [whole('')])).found).toEqual([])
  })

  it('finds two lexemes of one word, and lexemes of the name', () => {
    expect(match(word([whole('30'), prefix('mb')])).found).toEqual(['tankful'])
    expect(match(word([{ ...whole('tank'), isInName: true }])).found).toEqual(['tank'])
  })

  it('divides the matched words by the words of the query, each once', () => {
    const tank = word([whole('tank')])
    const { ranks } = match(tank)
    expect(ranks[0]).toBeGreaterThan(ranks[1]!)
    expect(match(tank, tank).ranks).toEqual(ranks)
    const [more] = match(word([whole('tank')], [whole('absent')])).ranks
    expect(more).toBeCloseTo(ranks[0]! / 2, 6)
  })

  it('looks for eight words together', () => {
    const eight = Array.from({ length: 8 }, () => word([prefix('tank')]))
    expect(match(...eight).found).toEqual(['tank', 'tankful', 'hose'])
    expect(match(...eight.slice(1), word([whole('hose')])).found).toEqual(['hose'])
  })

  const covered = (words: WordQuery[], least?: number) => {
    const found: [string, number, boolean][] = []
    const best = matchBlock(
      block,
      toTextQuery(words),
      ({ number, coverage, isWhole }) =>
        found.push([block.ids[number]!, Math.round(coverage * 100) / 100, isWhole]),
      least,
    )
    return { found, best: Math.round(best * 100) / 100 }
  }

  it('finds products with most of the words on request, and returns their share', () => {
    const words = [word([whole('hose')]), word([whole('blue')])]
    expect(covered(words)).toEqual({ found: [], best: 0.38 })
    expect(covered(words, 0.3).found).toEqual([['hose', 0.38, false]])
    expect(covered(words, 0.01).found).toEqual([
      ['tank', 0.05, false],
      ['hose', 0.38, false],
    ])
  })

  it('weights a word by its position, and a prefix match less', () => {
    expect(covered([word([whole('tank')])]).found).toEqual([
      ['tank', 0.75, true],
      ['hose', 0.1, true],
    ])
    expect(covered([word([prefix('tankf')])]).found).toEqual([['tankful', 0.39, true]])
  })

  it('requires an optional word only if the query has no other', () => {
    const gas = { ...word([whole('mbar')]), isOptional: true, weight: 0.15 }
    const tanks = covered([word([prefix('tank')]), gas]).found
    expect(tanks.map(([id]) => id)).toEqual(['tank', 'tankful', 'hose'])
    expect(covered([gas]).found).toEqual([['tankful', 0.1, true]])
  })
})
