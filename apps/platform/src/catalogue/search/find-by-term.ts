import type { Sql } from '../../database/database.js'
import type { Ranks, SearchFieldName } from './match-term.js'
import { matchTerm } from './match-term.js'
import { suggestTerms } from './suggest-words.js'
import { searchWords } from './term-query.js'

export interface FindByTermOptions {
  term?: string | null
  fields?: readonly SearchFieldName[] | null
  /** Gathers suggestions even where the term itself finds something. */
  suggest?: boolean | null
  locale: string
}

/** What a term finds. */
export interface FoundByTerm {
  /** Undefined without a term. */
  ranks: Ranks | undefined
  suggestions: string[]
  /** Set when nothing matched the term itself and the ranks are those of this suggestion. */
  correctedTerm: string | null
}

/** Looks for a term, and for the best of its suggestions that finds something when it finds nothing. */
export async function findByTerm(sql: Sql, options: FindByTermOptions): Promise<FoundByTerm> {
  const { term, locale } = options
  const fields = options.fields ?? null
  if (!term?.trim()) return { ranks: undefined, suggestions: [], correctedTerm: null }
  // Only signs, such as `+++`: a term, and one that nothing matches.
  if (searchWords(term).length === 0) {
    return { ranks: new Map(), suggestions: [], correctedTerm: null }
  }
  const ranks = await matchTerm(sql, { term, locale, fields })
  if (ranks.size > 0 && !options.suggest) return { ranks, suggestions: [], correctedTerm: null }
  const suggestions = await suggestTerms(sql, term, locale)
  if (ranks.size > 0) return { ranks, suggestions, correctedTerm: null }
  for (const suggestion of suggestions) {
    const corrected = await matchTerm(sql, { term: suggestion, locale, fields })
    if (corrected.size > 0) return { ranks: corrected, suggestions, correctedTerm: suggestion }
  }
  return { ranks, suggestions, correctedTerm: null }
}
