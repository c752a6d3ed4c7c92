import { requiredWords } from './match-block.js'
import type { LexemeQuery, WordQuery } from './word-query.js'

/** The text form of a tsquery that matches texts with every required word. */
export function requiredQuery(words: readonly WordQuery[]): string {
  const counted = requiredWords(words)
  return (counted.length > 0 ? counted : words)
    .map(({ required }) => `(${choicesOf(required).join(' | ')})`)
    .join(' & ')
}

/** The text form of a tsquery by which `ts_rank` ranks. */
export function rankingQuery(ranking: readonly LexemeQuery[]): string {
  return ranking.map(toText).join(' | ')
}

function choicesOf(required: WordQuery['required']): string[] {
  return required
    .filter((lexemes) => lexemes.length > 0)
    .map((lexemes) => `(${lexemes.map(toText).join(' & ')})`)
}

function toText({ lexeme, isPrefix, isInName }: LexemeQuery): string {
  const quoted = lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${quoted}'${isPrefix || isInName ? ':' : ''}${isPrefix ? '*' : ''}${isInName ? 'A' : ''}`
}
