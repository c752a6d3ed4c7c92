/** A lexeme that a search looks for. */
export interface LexemeQuery {
  lexeme: string
  /** Lexemes that begin with it do as well. */
  isPrefix: boolean
  /** Only where it stands in the name or the SKU. */
  isInName?: boolean
}

/** What one word of a term asks for, or a phrase with a meaning of its own. */
export interface WordQuery {
  /** A product has to hold all of one of these. */
  required: readonly (readonly LexemeQuery[])[]
  /** The more of these a product holds, and the weightier their places, the better. */
  ranking: readonly LexemeQuery[]
  /** How much of what is meant it says, beside 1 for a telling word. */
  weight: number
  /** A product need not hold it, unless nothing else is asked for. */
  isOptional: boolean
}
