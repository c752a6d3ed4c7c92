import type { SearchScope } from '../search-engine/search-engine.js'
import { foldedWord, stemKey } from '../text/latin-words.js'
import { searchWords } from '../text/search-words.js'
import { readTerm } from './read-term.js'
import type { SpeltWord } from './spelling.js'

/** More would have to be read before one is chosen. */
const maxSuggestions = 3
/** How many are tried until there are as many that find something. */
const maxTried = 6

/**
 * Suggested corrections in the shop's spelling: each word that no product has is replaced by words
 * of similar spelling, in Greek or in Latin letters, or removed if there is none. A single known
 * word gets similar words.
 */
export async function suggestTerms(
  scope: SearchScope,
  words: readonly SpeltWord[],
): Promise<string[]> {
  const choices = words.map(({ spelt, isKnown, near }) =>
    isKnown && words.length > 1 ? [spelt] : near.map(({ word }) => word),
  )
  if (choices.every((choice) => choice.length === 0)) return []
  const terms = Array.from({ length: maxTried }, (_value, rank) =>
    choices.flatMap((choice) => choice[rank] ?? choice[0] ?? []).join(' '),
  )
  return findingTerms(scope, { terms, without: words.map(({ typed }) => typed) })
}

/** The first of some terms that find something, one of each meaning. */
export async function findingTerms(
  scope: SearchScope,
  { terms, without }: { terms: readonly string[]; without: readonly string[] },
): Promise<string[]> {
  const { engine, synonyms } = scope.snapshot
  const seen = new Set([stemsOf(without)])
  const finding: string[] = []
  for (const term of terms) {
    if (finding.length === maxSuggestions) break
    const stems = stemsOf(searchWords(term))
    if (seen.has(stems)) continue
    seen.add(stems)
    // A single word must come from the name of a product for sale.
    if (!term.includes(' ')) {
      finding.push(term)
      continue
    }
    const asked = readTerm(term, { synonyms, locale: scope.locale })
    const { ranked, isPartial } = await engine.matchTerm(scope, { asked })
    if (ranked.places.length > 0 && !isPartial) finding.push(term)
  }
  return finding
}

function stemsOf(words: readonly string[]): string {
  return words.map((word) => stemKey(word) ?? foldedWord(word)).join(' ')
}
