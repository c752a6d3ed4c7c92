import type { CatalogueSnapshot, IndexedProduct } from './catalogue-snapshot.js'
import type { Availability } from '../../../foundation/generated/contract-types.js'

/**
 * The products of a snapshot by property instead of by product, so that a pass over all of them
 * reads adjacent numbers. A product is its place in the merchant's order, from 0.
 */
export interface ProductColumns {
  products: readonly IndexedProduct[]
  /** Product id → place. */
  placeOf: ReadonlyMap<string, number>
  priceMinor: Float64Array
  onSale: Uint8Array
  /** Numbers of things in the lists below. */
  path: Int32Array
  brand: Int32Array
  availability: Int32Array
  /** Each distinct set of categories with ancestors. */
  paths: readonly ReadonlySet<string>[]
  brands: readonly (string | null)[]
  availabilities: readonly Availability[]
  /**
   * The options of the product at index i are `choice[choicesFrom[i]]` up to `choicesFrom[i + 1]`.
   */
  choicesFrom: Int32Array
  choice: Int32Array
  choices: readonly Choice[]
}

export interface Choice {
  /** `internalName value`. */
  key: string
  internalName: string
  value: string
}

const known = new WeakMap<CatalogueSnapshot, ProductColumns>()

/** Computed on first use, and cached with the snapshot. */
export function productColumns(snapshot: CatalogueSnapshot): ProductColumns {
  const cached = known.get(snapshot)
  if (cached) return cached
  const made = makeColumns([...snapshot.products.values()])
  known.set(snapshot, made)
  return made
}

function makeColumns(products: readonly IndexedProduct[]): ProductColumns {
  const paths = numbering<ReadonlySet<string>>()
  const brands = numbering<string | null>()
  const availabilities = numbering<Availability>()
  const choices = numbering<string>()
  const choicesFrom = new Int32Array(products.length + 1)
  for (const [place, { options }] of products.entries()) {
    choicesFrom[place + 1] = choicesFrom[place]! + options.size
  }
  return {
    products,
    placeOf: new Map(products.map(({ id }, place) => [id, place])),
    priceMinor: Float64Array.from(products, ({ priceMinor }) => priceMinor),
    onSale: Uint8Array.from(products, ({ onSale }) => Number(onSale)),
    path: Int32Array.from(products, ({ categoryPath }) => paths.numberOf(categoryPath)),
    brand: Int32Array.from(products, ({ brandId }) => brands.numberOf(brandId)),
    availability: Int32Array.from(products, (product) =>
      availabilities.numberOf(product.availability),
    ),
    choicesFrom,
    choice: Int32Array.from(products.flatMap(({ options }) => [...options].map(choices.numberOf))),
    paths: paths.all,
    brands: brands.all,
    availabilities: availabilities.all,
    choices: choices.all.map((key) => {
      const space = key.indexOf(' ')
      return { key, internalName: key.slice(0, space), value: key.slice(space + 1) }
    }),
  }
}

/** Numbers things in the order in which they are first met. */
function numbering<Thing>(): { all: Thing[]; numberOf: (thing: Thing) => number } {
  const numbers = new Map<Thing, number>()
  const all: Thing[] = []
  return {
    all,
    numberOf(thing) {
      const number = numbers.get(thing)
      if (number !== undefined) return number
      numbers.set(thing, all.length)
      return all.push(thing) - 1
    },
  }
}
