import type { Synonym, SynonymTable } from '../synonyms/synonym-table.js'
import { countMainWords, searchWords } from '../text/search-words.js'

/** One concept of a term: a word, or a phrase that is a synonym. */
export interface AskedThing {
  /** As typed, normalized to plain words. */
  words: readonly string[]
  /** Synonyms, each as plain words. */
  means: readonly (readonly string[])[]
  /** Typed last, so perhaps by half. */
  isLast: boolean
  /**
   * Relative weight in the ranking. 1 for a specific word, less for numbers, qualifiers and purpose
   * words.
   */
  weight: number
  /** A product need not have it. */
  isOptional: boolean
}

/** Weight of a number or a single character, which many products have. */
const numberWeight = 0.3
const optionalWeight = 0.15
/**
 * Weight of the main noun. In Greek it comes first, followed by its purpose; in English it comes
 * last.
 */
const mainShare = 1.4
/** Weight of words for the purpose. */
const purposeShare = 0.7

/** Parses a term to concepts; a phrase that is a synonym is one concept. */
export function readTerm(
  term: string,
  { synonyms, locale }: { synonyms: SynonymTable; locale: string },
): AskedThing[] {
  const words = searchWords(term)
  const asked: AskedThing[] = []
  const taken = new Set<number>()
  const isOptional = words.map((word) => synonyms.find([word], 0)?.isOptional ?? false)
  for (const at of words.keys()) {
    if (taken.has(at)) continue
    // Insignificant words may be inside a phrase: `plastic gas pipe`.
    const places = [...words.keys()].filter((place) => place >= at && !taken.has(place))
    const telling = places.filter((place) => place === at || !isOptional[place])
    const found = longest(
      [places, telling].map((list) => ({
        places: list,
        synonym: synonyms.find(
          list.map((place) => words[place]!),
          0,
        ),
      })),
    )
    const own = found.places.slice(0, found.synonym?.length ?? 1)
    for (const place of own) taken.add(place)
    asked.push(
      toThing(
        own.map((place) => words[place]!),
        found.synonym,
        synonyms,
      ),
    )
  }
  const mainWords = countMainWords(term)
  const main = mainThing(asked, { locale, mainWords })
  const last = words.at(-1)
  let place = 0
  return asked.map((thing) => {
    const isPurpose = (place += thing.words.length) > mainWords
    const share = thing === main ? mainShare : isPurpose ? purposeShare : 1
    const isLast = thing.words.length === 1 && thing.words[0] === last
    return { ...thing, isLast, weight: thing.weight * share }
  })
}

function mainThing(
  asked: readonly AskedThing[],
  { locale, mainWords }: { locale: string; mainWords: number },
): AskedThing | undefined {
  const isTelling = ({ weight }: AskedThing): boolean => weight === 1
  const greek = asked.find(
    (thing) => isTelling(thing) && thing.words.some((word) => /\p{Script=Greek}/u.test(word)),
  )
  if (greek || locale !== 'en') return greek
  let place = 0
  const named = asked.filter(({ words }) => (place += words.length) <= mainWords)
  return named.findLast(isTelling) ?? asked.findLast(isTelling)
}

function weightOf(words: readonly string[]): number {
  return words.every((word) => word.length === 1 || /^\d/.test(word)) ? numberWeight : 1
}

interface FoundSynonym {
  places: readonly number[]
  synonym: Synonym | undefined
}

function longest(found: readonly FoundSynonym[]): FoundSynonym {
  return found.reduce((best, one) =>
    (one.synonym?.length ?? 0) > (best.synonym?.length ?? 0) ? one : best,
  )
}

function toThing(
  words: readonly string[],
  synonym: Synonym | undefined,
  synonyms: SynonymTable,
): AskedThing {
  const isOptional = synonym?.isOptional ?? false
  return {
    words,
    means: [...(synonym?.means ?? []), ...splitWord(words, synonyms)],
    isLast: false,
    weight: isOptional ? optionalWeight : weightOf(words),
    isOptional,
  }
}

/** The catalogue writes `30mbar` as `30 mbar`, `g1` as `G 1`, `630x220` as `630 × 220`. */
function splitWord(words: readonly string[], synonyms: SynonymTable): string[][] {
  const [word = '', ...others] = words
  if (others.length > 0) return []
  const [, width, height] = /^(\d+)[xχ](\d+)$/u.exec(word) ?? []
  if (width !== undefined && height !== undefined) return [[width, height]]
  const [, before, after] = /^(\d+)(\p{L}+)$/u.exec(word) ?? /^(\p{L})(\d+)$/u.exec(word) ?? []
  if (before === undefined || after === undefined) return []
  const units = synonyms.find([after], 0)?.means ?? []
  return [[before, after], ...units.map((unit) => [before, ...unit])]
}
