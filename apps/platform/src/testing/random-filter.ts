import type { Random } from '../domains/catalogue/generate/random.js'
import type { PlainFilter, PlainProduct } from './plain-counts.js'
import type { ProductsWhere } from '../foundation/generated/contract-types.js'

/** The name of an option that is written `internalName value`. */
export const nameOf = (option: string) => option.slice(0, option.indexOf(' '))

/**
 * One to four conditions with one to three values each, taken from a product so that they can meet.
 */
export function randomFilter(random: Random, products: readonly PlainProduct[]) {
  const where: { -readonly [Key in keyof ProductsWhere]: ProductsWhere[Key] } = {}
  const filters: PlainFilter[] = []
  const pickProduct = () => products[random.between(0, products.length - 1)]!
  const anchor = pickProduct()
  const values = (of: (product: PlainProduct) => string[]) => {
    const picked = [anchor, ...Array.from({ length: random.between(0, 2) }, pickProduct)].flatMap(
      (product) => of(product).slice(0, 1 + random.between(0, 1)),
    )
    return [...new Set(picked)]
  }
  const any = (facet: string, wanted: string[], of: (product: PlainProduct) => string[]) =>
    filters.push({ facet, accepts: (product) => of(product).some((one) => wanted.includes(one)) })
  for (const facet of ['categories', 'brands', 'promotions'] as const) {
    const wanted = random.next() < 0.35 ? values((product) => product[facet]) : []
    if (wanted.length === 0) continue
    where[facet] = wanted
    any(facet, wanted, (product) => product[facet])
  }
  if (random.next() < 0.3) {
    const wanted = values((product) => product.availability)
    where.availability = wanted as NonNullable<ProductsWhere['availability']>
    any('availability', wanted, (product) => product.availability)
  }
  if (random.next() < 0.2) {
    where.onSale = anchor.onSale.length > 0
    const { onSale } = where
    filters.push({ facet: 'on-sale', accepts: (one) => one.onSale.length > 0 === onSale })
  }
  if (random.next() < 0.3) {
    const from = anchor.priceMinor - random.between(0, 5_000)
    const to = anchor.priceMinor + random.between(0, 20_000)
    where.price = { minMinor: Math.max(0, from), maxMinor: to }
    filters.push({
      facet: 'price',
      accepts: (one) => one.priceMinor >= Math.max(0, from) && one.priceMinor <= to,
    })
  }
  const options = random.next() < 0.5 ? anchor.options.slice(0, random.between(1, 3)) : []
  for (const name of new Set(options.map(nameOf))) {
    const wanted = options.filter((option) => nameOf(option) === name)
    where.options = [
      ...(where.options ?? []),
      { internalName: name, values: wanted.map((option) => option.slice(name.length + 1)) },
    ]
    any(name, wanted, (product) => product.options)
  }
  return { where, filters }
}
