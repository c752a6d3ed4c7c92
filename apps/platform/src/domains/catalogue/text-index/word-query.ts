/** A lexeme that a search looks for. */
export interface LexemeQuery {
  lexeme: string
  /** Lexemes that begin with it do as well. */
  isPrefix: boolean
  /** Only where it stands in the name or the SKU. */
  isInName?: boolean
}

/** What one word of a term asks for. */
export interface WordQuery {
  /** A product has to hold all of one of these. */
  required: readonly (readonly LexemeQuery[])[]
  /** The more of these a product holds, and the weightier their places, the better. */
  ranking: readonly LexemeQuery[]
}
