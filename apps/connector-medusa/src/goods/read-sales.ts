import { toMinor } from '../shop.js'
import type { Shop } from '../shop.js'
import type { MedusaPrice, MedusaPriceList } from './medusa-goods.js'

/** A sale price of a variant. */
export interface Sale {
  salePriceMinor: number
  /** Omitted: until it is changed. */
  salePeriod?: { startsAt: string; endsAt: string }
}

export interface Sales {
  /** By id of the variant. */
  byVariant: ReadonlyMap<string, Sale>
  /** What was not carried over, and why. */
  notes: string[]
}

/** For a sale that has a beginning or an end alone. */
const farPast = '2000-01-01T00:00:00.000Z'
const farFuture = '2100-01-01T00:00:00.000Z'

/** The plain sales among price lists; all others are named. The lowest of several prices counts. */
export function readSales(
  lists: readonly MedusaPriceList[],
  { currency, minorFactor }: Pick<Shop, 'currency' | 'minorFactor'>,
  now: Date,
): Sales {
  const byVariant = new Map<string, Sale>()
  const notes: string[] = []
  for (const list of lists) {
    if (list.status !== 'active') continue
    if (list.ends_at && new Date(list.ends_at) <= now) continue
    if (list.type !== 'sale') {
      notes.push(`Price list "${list.title}" replaces prices without a sale: set them as prices.`)
      continue
    }
    if ((list.price_list_rules ?? []).length > 0) {
      notes.push(`Price list "${list.title}" holds for some customers alone.`)
      continue
    }
    const period =
      list.starts_at || list.ends_at
        ? {
            salePeriod: {
              startsAt: toIso(list.starts_at) ?? farPast,
              endsAt: toIso(list.ends_at) ?? farFuture,
            },
          }
        : {}
    let omitted = 0
    for (const price of list.prices) {
      const variantId = price.variant_id ?? price.price_set?.variant?.id
      if (!isPlainPrice(price, currency) || variantId === undefined) {
        omitted += 1
        continue
      }
      const salePriceMinor = toMinor(price.amount, { minorFactor })
      const known = byVariant.get(variantId)
      if (known && known.salePriceMinor <= salePriceMinor) continue
      byVariant.set(variantId, { salePriceMinor, ...period })
    }
    if (omitted > 0) {
      notes.push(
        `Price list "${list.title}": ${omitted} of its prices have another currency, a quantity or a condition.`,
      )
    }
  }
  return { byVariant, notes }
}

/** Whether a price holds for every customer and quantity. */
export function isPlainPrice(price: MedusaPrice, currency: string): boolean {
  return (
    price.currency_code.toUpperCase() === currency &&
    (price.min_quantity ?? 1) <= 1 &&
    price.max_quantity == null &&
    Object.keys(price.rules).length === 0 &&
    (price.price_rules ?? []).length === 0
  )
}

function toIso(time: string | null | undefined): string | undefined {
  return time ? new Date(time).toISOString() : undefined
}
