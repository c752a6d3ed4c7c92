/** A product's text in one language as stored in the database: the text form of a tsvector. */
export interface TextDocument {
  id: string
  vector: string
}

/**
 * A lexeme's contribution to the rank of a text, as `ts_rank` computes it: its position of highest
 * weight in full, and a falling share of the others.
 */
export interface LexemePart {
  lexeme: string
  part: number
  /** Occurs in the name or the SKU: has weight A. */
  isInName: boolean
}

/**
 * Score of a position by weight. Single precision as in the database, so that equal ranks stay
 * equal.
 */
export const weightA = 1
const weightB = Math.fround(0.4)
const weightC = Math.fround(0.12)
const weightD = Math.fround(0.03)
/** The divisor of the sum of a lexeme's positions. */
export const greatestSum = 1.64493406685

/** Reads `'lexeme':3A,17 'other':5B`, lexeme by lexeme, in the database's order. */
export function readVector(vector: string, take: (read: LexemePart) => void): void {
  let at = 0
  while (at < vector.length) {
    const end = endOfLexeme(vector, at + 1)
    const stop = endOfPlaces(vector, end + 1)
    take({ lexeme: unquoted(vector.slice(at + 1, end)), ...readPlaces(vector, end + 2, stop) })
    at = stop + 1
  }
}

function endOfLexeme(vector: string, from: number): number {
  let end = vector.indexOf("'", from)
  while (vector[end + 1] === "'") end = vector.indexOf("'", end + 2)
  return end
}

function endOfPlaces(vector: string, from: number): number {
  const space = vector.indexOf(' ', from)
  return space === -1 ? vector.length : space
}

function unquoted(text: string): string {
  return /['\\]/.test(text) ? text.replaceAll("''", "'").replaceAll('\\\\', '\\') : text
}

function readPlaces(vector: string, from: number, stop: number): Omit<LexemePart, 'lexeme'> {
  let sum = 0
  let most = -1
  let mostShare = 0
  let order = 0
  let weight = weightD
  for (let at = from; at <= stop; at += 1) {
    const sign = at === stop ? comma : vector.charCodeAt(at)
    if (sign >= codeOfA) weight = sign === codeOfA ? weightA : sign === codeOfB ? weightB : weightC
    if (sign !== comma) continue
    order += 1
    const share = Math.fround(weight / (order * order))
    sum = Math.fround(sum + share)
    if (weight > most) {
      most = weight
      mostShare = share
    }
    weight = weightD
  }
  const part = Math.fround(Math.fround(most + sum) - mostShare) / greatestSum
  return { part, isInName: most === weightA }
}

const comma = 44
const codeOfA = 65
const codeOfB = 66
