import type { AnalyticsEvent, AnalyticsItem, AnalyticsValue } from '@floga/analytics'
import { toMajorUnits } from '@floga/i18n'
import type { SerializeFrom } from '@remix-run/node'
import type { loader as loadCartPage } from '../../cart/page/shopping-cart-page.js'
import type { ListPage } from '../../catalogue/list/load-list-page.server.js'
import type { loader as loadProductPage } from '../../catalogue/product/product-page.js'
import type { loader as loadCheckoutPage } from '../../checkout/form/checkout-page.js'
import type { loader as loadReceiptPage } from '../../checkout/receipt/receipt-page.js'
import { deserialize } from '../../wiring/request/serialize.js'
import type { Serialized } from '../../wiring/request/serialize.js'

/** A route that matched, with what its loader answered. */
export interface PageMatch {
  id: string
  data: unknown
}

const lists = [
  'catalogue/list/products-page',
  'catalogue/categories/category-page',
  'catalogue/brands/brand-page',
]

/** What opening a page says of the visit. */
export function toPageEvents({ id, data }: PageMatch, path: string): AnalyticsEvent[] {
  // A loader's answer is known by its route's id; an error page has none.
  if (data === undefined || data === null) return []
  if (lists.includes(id)) return listEvents(data as { list?: Serialized<ListPage> }, path)
  switch (id) {
    case 'catalogue/product/product-page':
      return [
        { name: 'view_item', data: productValue(data as SerializeFrom<typeof loadProductPage>) },
      ]
    case 'cart/page/shopping-cart-page': {
      const { cart } = data as SerializeFrom<typeof loadCartPage>
      return cart && cart.lines.length > 0 ? [{ name: 'view_cart', data: cartValue(cart) }] : []
    }
    case 'checkout/form/checkout-page': {
      const { cart } = data as SerializeFrom<typeof loadCheckoutPage>
      return cart.lines.length > 0 ? [{ name: 'begin_checkout', data: cartValue(cart) }] : []
    }
    case 'checkout/receipt/receipt-page':
      return purchaseEvents(data as SerializeFrom<typeof loadReceiptPage>)
    default:
      return []
  }
}

function listEvents(
  { list: packed }: { list?: Serialized<ListPage> },
  path: string,
): AnalyticsEvent[] {
  if (!packed) return []
  const { products, state } = deserialize(packed)
  const items = products.map(({ slug, name, brand }) => ({
    item_id: slug,
    item_name: name,
    item_brand: brand?.name,
  }))
  const { term } = state
  return [
    ...(term ? [{ name: 'search' as const, data: { search_term: term } }] : []),
    { name: 'view_item_list', data: { item_list_id: path, item_list_name: path, items } },
  ]
}

function productValue({
  product: packed,
  chosenSku,
}: Pick<SerializeFrom<typeof loadProductPage>, 'product' | 'chosenSku'>): AnalyticsValue {
  const { slug, name, brand, breadcrumbs, variants, master } = deserialize(packed)
  const variant = variants.find(({ sku }) => sku === chosenSku) ?? master
  const { amountMinor, currency } = variant.salePriceWithTax ?? variant.priceWithTax
  const price = inUnits(amountMinor, currency)
  return {
    currency,
    value: price,
    items: [
      {
        item_id: slug,
        item_name: name,
        item_brand: brand?.name,
        ...categoriesOf(breadcrumbs.map((category) => category.name)),
        item_variant: variant.sku,
        price,
        quantity: 1,
      },
    ],
  }
}

/** As much of a cart as an event says. */
export interface MeasuredCart {
  lines: readonly {
    name: string
    slug: string
    quantity: number
    unitPrice: { amountMinor: number; currency: string }
  }[]
}

/** The lines of a cart, of which there is one at least, with what they cost together. */
export function cartValue({ lines }: MeasuredCart): AnalyticsValue {
  const minor = lines.reduce((sum, line) => sum + line.unitPrice.amountMinor * line.quantity, 0)
  const currency = lines[0]?.unitPrice.currency ?? ''
  return {
    currency,
    value: inUnits(minor, currency),
    items: lines.map(({ name, slug, quantity, unitPrice }) => ({
      item_id: slug,
      item_name: name,
      price: inUnits(unitPrice.amountMinor, currency),
      quantity,
    })),
  }
}

function purchaseEvents({
  order,
  isLookedUp,
}: Pick<SerializeFrom<typeof loadReceiptPage>, 'order' | 'isLookedUp'>): AnalyticsEvent[] {
  // Whoever looked an order up has just ordered nothing; one that failed is none.
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
          // A product that is gone has no page any more.
          item_id: product.slug ?? variant.sku,
          item_name: product.name,
          item_brand: product.brandName ?? undefined,
          ...categoriesOf(product.categoryNames),
          item_variant: variant.sku,
          price: inUnits(price.amountMinor, order.currency),
          quantity,
        })),
      },
    },
  ]
}

function categoriesOf([first, second, third]: readonly string[]): Partial<AnalyticsItem> {
  return { item_category: first, item_category2: second, item_category3: third }
}

/** An amount as providers count it: 12.5 for 1250 cents, 1250 for as many yen. */
function inUnits(amountMinor: number, currency: string): number {
  if (currency === '') return 0
  return toMajorUnits({ amountMinor, currency })
}
