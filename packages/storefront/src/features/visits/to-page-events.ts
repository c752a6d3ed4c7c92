import type { AnalyticsEvent, AnalyticsValue } from '@floga/analytics'
import { toMajorUnits } from '@floga/i18n'
import type { CartPageData } from '../cart/page/shopping-cart-page.js'
import type { ListPage } from '../catalogue/list/load-list-page.server.js'
import type { CheckoutPageData } from '../checkout/form/checkout-page.js'
import type { ReceiptPageData } from '../checkout/receipt/receipt-page.js'
import type { ProductPageData } from '../catalogue/product/product-page.js'

/** A matched route with its loader data. */
export interface PageMatch {
  id: string
  data: unknown
}

const lists = ['catalogue/products', 'catalogue/category', 'brands/brand']

/** Converts opening a page to events. */
export function toPageEvents({ id, data }: PageMatch, path: string): AnalyticsEvent[] {
  // A loader's data is found by its route's id; an error page has none.
  if (data === undefined || data === null) return []
  if (lists.includes(id)) return listEvents(data as { list?: ListPage }, path)
  switch (id) {
    case 'catalogue/product':
      return [{ name: 'view_item', data: productValue(data as ProductPageData) }]
    case 'cart/cart': {
      const { cart } = data as CartPageData
      return cart && cart.lines.length > 0 ? [{ name: 'view_cart', data: cartValue(cart) }] : []
    }
    case 'checkout/checkout': {
      const { cart } = data as CheckoutPageData
      return cart.lines.length > 0 ? [{ name: 'begin_checkout', data: cartValue(cart) }] : []
    }
    case 'checkout/receipt':
      return purchaseEvents(data as ReceiptPageData)
    default:
      return []
  }
}

/** The item of a list's product, by the slug that its link has. */
export function skuInList({ data }: PageMatch, slug: string): string | undefined {
  const { list } = (data ?? {}) as { list?: ListPage }
  return list?.products.find((product) => product.slug === slug)?.sku
}

function listEvents({ list }: { list?: ListPage }, path: string): AnalyticsEvent[] {
  if (!list) return []
  const { products, state } = list
  const items = products.map(({ sku, name, brand }) => ({
    item_id: sku,
    item_name: name,
    item_brand: brand ?? undefined,
  }))
  const { term } = state
  return [
    ...(term ? [{ name: 'search' as const, data: { search_term: term } }] : []),
    { name: 'view_item_list', data: { item_list_id: path, item_list_name: path, items } },
  ]
}

function productValue({
  product,
  variant,
}: Pick<ProductPageData, 'product' | 'variant'>): AnalyticsValue {
  const { name, brand, breadcrumbs } = product
  const { amountMinor, currency } = variant.salePriceWithTax ?? variant.priceWithTax
  const price = inUnits(amountMinor, currency)
  return {
    currency,
    value: price,
    items: [
      {
        item_id: variant.sku,
        item_name: name,
        item_brand: brand?.name,
        item_category: breadcrumbs.at(-1)?.name,
        price,
        quantity: 1,
      },
    ],
  }
}

/** The part of a cart that events use. */
export interface MeasuredCart {
  lines: readonly {
    name: string
    slug: string
    sku?: string
    quantity: number
    unitPrice: { amountMinor: number; currency: string }
  }[]
}

/** The lines of a non-empty cart, with their total. */
export function cartValue({ lines }: MeasuredCart): AnalyticsValue {
  const minor = lines.reduce((sum, line) => sum + line.unitPrice.amountMinor * line.quantity, 0)
  const currency = lines[0]?.unitPrice.currency ?? ''
  return {
    currency,
    value: inUnits(minor, currency),
    items: lines.map(({ name, slug, sku, quantity, unitPrice }) => ({
      // Lines that wait for a connection have no SKU yet.
      item_id: sku ?? slug,
      item_name: name,
      price: inUnits(unitPrice.amountMinor, currency),
      quantity,
    })),
  }
}

function purchaseEvents({
  order,
  isLookedUp,
}: Pick<ReceiptPageData, 'order' | 'isLookedUp'>): AnalyticsEvent[] {
  // An order that was looked up was not just placed; a failed one does not count.
  if (isLookedUp || ['FAILED', 'CANCELED'].includes(order.state)) return []
  return [
    {
      name: 'purchase',
      data: {
        transaction_id: order.number,
        currency: order.currency,
        value: inUnits(order.total.amountMinor, order.currency),
        tax: inUnits(order.taxTotal.amountMinor, order.currency),
        shipping: inUnits(order.shipmentTotal.amountMinor, order.currency),
        items: order.orderItems.map(({ price, quantity, variant, product }) => ({
          item_id: variant.sku,
          item_name: product.name,
          item_brand: product.brandName ?? undefined,
          // The product's main category is the first one.
          item_category: product.categoryNames[0],
          price: inUnits(price.amountMinor, order.currency),
          quantity,
        })),
      },
    },
  ]
}

/** An amount as providers count it: 12.5 for 1250 cents, 1250 for as many yen. */
function inUnits(amountMinor: number, currency: string): number {
  if (currency === '') return 0
  return toMajorUnits({ amountMinor, currency })
}
