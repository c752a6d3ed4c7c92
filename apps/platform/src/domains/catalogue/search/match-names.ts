import type { BrandNode, CatalogueSnapshot, CategoryNode } from '../snapshot/catalogue-snapshot.js'
import { hasSound, soundKey, stemKey } from '../text/latin-words.js'
import { plainWords } from '../text/plain-text.js'
import type { ViewScope } from '../views/view-scope.js'
import { pickTranslation } from '../views/view-scope.js'
import type { AskedThing } from './read-term.js'

interface Named<Node> {
  node: Node
  words: { plain: string; sound: string; stem: string | undefined }[]
}

interface Names {
  categories: Named<CategoryNode>[]
  brands: Named<BrandNode>[]
}

const known = new WeakMap<CatalogueSnapshot, Map<string, Names>>()

/**
 * Finds categories and brands with products whose names contain a word that begins or sounds like
 * each part of the term or its synonyms; those with the most products first.
 */
export function matchNames(
  snapshot: CatalogueSnapshot,
  scope: ViewScope,
  asked: readonly AskedThing[],
): { categories: CategoryNode[]; brands: BrandNode[] } {
  const names = readNames(snapshot, scope)
  return { categories: holding(names.categories, asked), brands: holding(names.brands, asked) }
}

function holding<Node extends { productsCount: number }>(
  named: readonly Named<Node>[],
  asked: readonly AskedThing[],
): Node[] {
  const telling = asked.filter(({ isOptional }) => !isOptional)
  const wanted = (telling.length > 0 ? telling : asked).map(({ words, means }) =>
    [words, ...means].map((phrase) => phrase.flatMap(nameWords)),
  )
  return named
    .filter(({ words }) =>
      wanted.every((phrases) =>
        phrases.some((phrase) => phrase.every((one) => words.some((word) => begins(word, one)))),
      ),
    )
    .map(({ node }) => node)
    .sort((left, right) => right.productsCount - left.productsCount)
}

/** A short key is the prefix of too many words. */
const minSound = 3

function begins(word: Named<unknown>['words'][number], asked: typeof word): boolean {
  if (word.plain.startsWith(asked.plain)) return true
  if (asked.sound.length >= minSound && word.sound.startsWith(asked.sound)) return true
  return asked.stem !== undefined && asked.stem === word.stem
}

function readNames(snapshot: CatalogueSnapshot, scope: ViewScope): Names {
  const byLocale = known.get(snapshot) ?? new Map<string, Names>()
  known.set(snapshot, byLocale)
  const held = byLocale.get(scope.locale)
  if (held) return held
  const names: Names = {
    categories: [...snapshot.categories.values()]
      .filter((node) => node.productsCount > 0)
      .map((node) => ({ node, words: nameWords(pickTranslation(node.translations, scope).name) })),
    brands: [...snapshot.brands.values()]
      .filter((node) => node.productsCount > 0)
      .map((node) => ({ node, words: nameWords(node.name) })),
  }
  byLocale.set(scope.locale, names)
  return names
}

function nameWords(text: string): Named<unknown>['words'] {
  return plainWords(text).map((plain) => ({
    plain,
    sound: hasSound(plain) ? soundKey(plain) : '',
    stem: hasSound(plain) ? stemKey(plain) : undefined,
  }))
}
