import type { AskedLexeme, AskedWord } from './asked-lexeme.js'

/** The text form of a tsquery that matches what holds every word. */
export function requiredQuery(words: readonly AskedWord[]): string {
  return words.map(({ required }) => `(${choicesOf(required).join(' | ')})`).join(' & ')
}

/** The text form of a tsquery by which `ts_rank` ranks. */
export function rankingQuery(ranking: readonly AskedLexeme[]): string {
  return ranking.map(toText).join(' | ')
}

function choicesOf(required: AskedWord['required']): string[] {
  return required
    .filter((lexemes) => lexemes.length > 0)
    .map((lexemes) => `(${lexemes.map(toText).join(' & ')})`)
}

function toText({ lexeme, isPrefix, isInName }: AskedLexeme): string {
  const quoted = lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")
  return `'${quoted}'${isPrefix || isInName ? ':' : ''}${isPrefix ? '*' : ''}${isInName ? 'A' : ''}`
}
