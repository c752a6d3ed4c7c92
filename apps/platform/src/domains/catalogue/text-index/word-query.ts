/** A lexeme of a query. */
export interface LexemeQuery {
  lexeme: string
  /** Lexemes that begin with it do as well. */
  isPrefix: boolean
  /** Only in the name or the SKU. */
  isInName?: boolean
}

/** The query of one word, or of a phrase that is a synonym. */
export interface WordQuery {
  /** A product has to hold all of one of these. */
  required: readonly (readonly LexemeQuery[])[]
  /** The more of these a product holds, and the weightier their places, the better. */
  ranking: readonly LexemeQuery[]
  /**
   * Relative weight in the ranking. 1 for a specific word, less for numbers, qualifiers and purpose
   * words.
   */
  weight: number
  /** A product need not contain it, unless the query has nothing else. */
  isOptional: boolean
}
