import type {
  AvailabilityName,
  CatalogueSnapshot,
  IndexedProduct,
} from '../snapshot/catalogue-snapshot.js'

/** The contract's `ProductsWhere`. */
export interface ProductsWhere {
  categories?: string[] | null
  brands?: string[] | null
  promotions?: string[] | null
  ids?: string[] | null
  price?: { minMinor?: number | null; maxMinor?: number | null } | null
  availability?: AvailabilityName[] | null
  onSale?: boolean | null
  pictured?: boolean | null
  options?: { internalName: string; values: string[] }[] | null
  excludeIds?: string[] | null
}

/** One condition, with the facet that it belongs to, so that a facet can leave its own out. */
export interface ProductFilter {
  /** Such as `CATEGORIES` or `OPTIONS capacity`; `NONE` for what no facet shows. */
  facet: string
  accepts(product: IndexedProduct): boolean
}

/** Turns what is asked for into conditions that all have to hold. */
export function toFilters(where: ProductsWhere, snapshot: CatalogueSnapshot): ProductFilter[] {
  const filters: ProductFilter[] = []
  const add = (facet: string, accepts: ProductFilter['accepts']) => filters.push({ facet, accepts })
  const { price, availability, onSale } = where
  if (where.categories?.length) {
    const ids = resolveAll('category', where.categories, snapshot)
    add('CATEGORIES', (product) => ids.some((id) => product.categoryPath.has(id)))
  }
  if (where.brands?.length) {
    const ids = new Set(resolveAll('brand', where.brands, snapshot))
    add('BRANDS', (product) => product.brandId !== null && ids.has(product.brandId))
  }
  if (where.promotions?.length) {
    const ids = new Set(
      resolveAll('promotion', where.promotions, snapshot).flatMap(
        (id) => snapshot.promotions.get(id)?.productIds ?? [],
      ),
    )
    add('NONE', (product) => ids.has(product.id))
  }
  if (price) {
    const from = price.minMinor ?? -Infinity
    const to = price.maxMinor ?? Infinity
    add('PRICE', (product) => product.priceMinor >= from && product.priceMinor <= to)
  }
  if (availability?.length) {
    add('AVAILABILITY', (product) => availability.includes(product.availability))
  }
  if (typeof onSale === 'boolean') add('ON_SALE', (product) => product.onSale === onSale)
  if (typeof where.pictured === 'boolean') {
    add('NONE', (product) => product.isPictured === where.pictured)
  }
  for (const { internalName, values } of where.options ?? []) {
    if (values.length === 0) continue
    const wanted = values.map((value) => `${internalName} ${value}`)
    add(`OPTIONS ${internalName}`, (product) => wanted.some((value) => product.options.has(value)))
  }
  if (where.ids) {
    const ids = new Set(where.ids)
    add('NONE', (product) => ids.has(product.id))
  }
  if (where.excludeIds?.length) {
    const ids = new Set(where.excludeIds)
    add('NONE', (product) => !ids.has(product.id))
  }
  return filters
}

/** Ids of things that are named by id or by a slug of any locale; unknown names fall away. */
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
