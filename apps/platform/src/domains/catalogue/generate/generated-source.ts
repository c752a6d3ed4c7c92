import type { CatalogueSource } from '../import/catalogue-source.js'
import { generatedProduct } from './generated-product.js'
import { generatedBrandCount, generatedKinds, generatedUses } from './generated-kinds.js'
import { createRandom } from './random.js'

export interface GeneratedSourceOptions {
  products: number
  /** The same seed generates the same catalogue. */
  seed: number
}

/** A catalogue of any size in Greek and English, made while it is read. */
export function generatedSource(options: GeneratedSourceOptions): CatalogueSource {
  return {
    name: `generated-${options.seed}`,
    async *records() {
      let line = 0
      const next = (value: unknown) => ({ line: (line += 1), value })
      for (let index = 1; index <= generatedBrandCount; index += 1) {
        const key = `brand-${index}`
        yield next({ type: 'brand', key, name: `Nomos ${index}`, slug: `nomos-${index}` })
      }
      yield* categories().map(next)
      const random = createRandom(options.seed)
      for (let index = 1; index <= options.products; index += 1) {
        yield next(generatedProduct(index, random))
      }
    },
  }
}

/** One top category a kind of thing, one below it for each use. */
function categories() {
  return generatedKinds.flatMap((kind, place) => [
    category(`g-${kind.key}`, undefined, place, kind.plural),
    ...generatedUses.map((use, usePlace) =>
      category(`g-${kind.key}-${use.key}`, `g-${kind.key}`, usePlace, {
        el: `${kind.plural.el} ${use.texts.el}`,
        en: `${kind.plural.en} ${use.texts.en}`,
      }),
    ),
  ])
}

function category(
  key: string,
  parent: string | undefined,
  sortOrder: number,
  texts: { el: string; en: string },
) {
  return {
    type: 'category',
    key,
    ...(parent === undefined ? {} : { parent }),
    sortOrder,
    translations: {
      el: { name: texts.el, slug: `${key}-el` },
      en: { name: texts.en, slug: key },
    },
  }
}
