import { parseQuantity } from '@floga/cart-core'

/** Quantity of a SKU. */
export interface CopyItem {
  sku: string
  /** 1 to 999. */
  quantity: number
}

/** As many as the platform takes at once. */
const MOST_ITEMS = 100
const LONGEST_TEXT = 4_000

export const copyPath = '/shopping-cart/copy'

/**
 * Path of the page that offers a copy of a cart: SKUs and quantities, and nothing about whose it
 * is. Null where it would be too long for a link.
 *
 * @example
 * toCopyPath([{ sku: 'A-1', quantity: 2 }]) // '/shopping-cart/copy?items=A-1:2'
 */
export function toCopyPath(items: readonly CopyItem[]): string | null {
  const text = items.map(({ sku, quantity }) => `${encodeURIComponent(sku)}:${quantity}`).join(',')
  if (items.length === 0 || items.length > MOST_ITEMS || text.length > LONGEST_TEXT) return null
  return `${copyPath}?items=${text}`
}

/**
 * Reads the items of such an address, which anyone may have written. The same SKU twice is one
 * item.
 *
 * @returns Null if it cannot be parsed completely.
 */
export function parseCopyItems(text: unknown): CopyItem[] | null {
  if (typeof text !== 'string' || text.length > LONGEST_TEXT) return null
  const quantities = new Map<string, number>()
  for (const part of text.split(',')) {
    const [, sku, typed] = /^([^\s,:]{1,64}):(\d{1,3})$/.exec(part.trim()) ?? []
    if (sku === undefined) return null
    const quantity = parseQuantity((quantities.get(sku) ?? 0) + Number(typed))
    if (!quantity.ok) return null
    quantities.set(sku, quantity.quantity)
  }
  if (quantities.size > MOST_ITEMS) return null
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }))
}
