import type { CatalogueSnapshot } from '../snapshot/catalogue-snapshot.js'
import type { ProductColumns } from '../snapshot/product-columns.js'
import { productColumns } from '../snapshot/product-columns.js'
import type { ProductsWhere } from '../../../foundation/generated/contract-types.js'

/** One condition, with the facet that it belongs to, so that a facet can leave its own out. */
export interface ProductFilter {
  /** Such as `CATEGORIES` or `OPTIONS capacity`; `NONE` for conditions without a facet. */
  facet: string
  /** Of the product at a place of the merchant's order. */
  accepts(place: number): boolean
}

/** Converts the request's conditions to filters that are combined with AND. */
export function toFilters(where: ProductsWhere, snapshot: CatalogueSnapshot): ProductFilter[] {
  const columns = productColumns(snapshot)
  const { path, brand, availability: stock, priceMinor, onSale: isOnSale } = columns
  const filters: ProductFilter[] = []
  const add = (facet: string, accepts: ProductFilter['accepts']) => filters.push({ facet, accepts })
  const { price, availability, onSale } = where
  if (where.categories?.length) {
    const ids = resolveAll('category', where.categories, snapshot)
    const accepted = columns.paths.map((one) => ids.some((id) => one.has(id)))
    add('CATEGORIES', (place) => accepted[path[place]!]!)
  }
  if (where.brands?.length) {
    const ids = new Set<string | null>(resolveAll('brand', where.brands, snapshot))
    const accepted = columns.brands.map((id) => ids.has(id))
    add('BRANDS', (place) => accepted[brand[place]!]!)
  }
  if (where.promotions?.length) {
    const ids = resolveAll('promotion', where.promotions, snapshot).flatMap(
      (id) => snapshot.promotions.get(id)?.productIds ?? [],
    )
    add('NONE', holds(placesOf(ids, columns)))
  }
  if (price) {
    const from = price.minMinor ?? -Infinity
    const to = price.maxMinor ?? Infinity
    add('PRICE', (place) => priceMinor[place]! >= from && priceMinor[place]! <= to)
  }
  if (availability?.length) {
    const accepted = columns.availabilities.map((name) => availability.includes(name))
    add('AVAILABILITY', (place) => accepted[stock[place]!]!)
  }
  if (typeof onSale === 'boolean') {
    add('ON_SALE', (place) => isOnSale[place] === Number(onSale))
  }
  if (typeof where.hasImage === 'boolean') {
    const { products } = columns
    add('NONE', (place) => products[place]!.hasPhoto === where.hasImage)
  }
  for (const { internalName, values } of where.options ?? []) {
    if (values.length === 0) continue
    const wanted = new Set(values.map((value) => `${internalName} ${value}`))
    add(`OPTIONS ${internalName}`, hasChoice(columns, wanted))
  }
  if (where.ids) add('NONE', holds(placesOf(where.ids, columns)))
  if (where.excludeIds?.length) {
    const excluded = holds(placesOf(where.excludeIds, columns))
    add('NONE', (place) => !excluded(place))
  }
  return filters
}

function hasChoice(columns: ProductColumns, wanted: ReadonlySet<string>): ProductFilter['accepts'] {
  const { choicesFrom, choice } = columns
  const accepted = columns.choices.map(({ key }) => wanted.has(key))
  return (place) => {
    const end = choicesFrom[place + 1]!
    for (let at = choicesFrom[place]!; at < end; at += 1) if (accepted[choice[at]!]!) return true
    return false
  }
}

function holds(places: ReadonlySet<number>): ProductFilter['accepts'] {
  return (place) => places.has(place)
}

function placesOf(ids: readonly string[], { placeOf }: ProductColumns): Set<number> {
  return new Set(ids.flatMap((id) => placeOf.get(id) ?? []))
}

/** Ids of things that are named by id or by a slug of any locale; unknown names are ignored. */
export function resolveAll(
  kind: 'category' | 'brand' | 'promotion',
  names: readonly string[],
  snapshot: CatalogueSnapshot,
): string[] {
  const things = {
    category: snapshot.categories,
    brand: snapshot.brands,
    promotion: snapshot.promotions,
  }
  return names.flatMap((name) => {
    if (things[kind].has(name)) return [name]
    const [entry] = snapshot.slugs.get(`${kind} ${name}`) ?? []
    return entry ? [entry.targetId] : []
  })
}
