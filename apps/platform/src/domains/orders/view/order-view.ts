import { regionName } from '../input/address-regions.js'
import { countryName } from '../input/countries.js'
import type { OrderItemRecord, OrderRecord } from '../order-record.js'
import type { PostalAddress } from '../input/order-request.js'
import { cancelableStates } from '../order-states.js'
import type { Order, OrderItem } from '../../../foundation/generated/contract-types.js'
import { joinParts } from '../../../foundation/words/keep-order.js'
import type { Words } from '../../../foundation/words/words.js'
import { formatMoney } from '../../../foundation/pricing/format-money.js'
import { toAddressLines } from './address-lines.js'
import { toPaymentView, toShippingView } from '../placing/quote-shipping.js'
import { toTotalsView } from '../placing/price-cart.js'

export interface OrderViewScope {
  words: Words
  /** Shows an image as the catalogue stored it. Left out where no images are shown, as in mails. */
  toImage?: (stored: unknown) => object | null
}

/** What the order itself answers; payments are read when they are asked for. */
type OrderAnswer = Omit<Order, 'payments' | 'payableWith' | 'refunds' | 'orderItems'> & {
  orderItems: (Omit<OrderItem, 'image'> & { image: object | null })[]
}

/** An order as GraphQL, mails and documents show it, without what is paid and refunded. */
export type OrderView = ReturnType<typeof toOrderView>

/** Puts an order into the words and formats of a locale, whichever language it was placed in. */
export function toOrderView(order: OrderRecord, scope: OrderViewScope) {
  const { currency, totals, payment } = order
  const { words } = scope
  const { locale } = words
  const money = (minor: number) => formatMoney(minor, currency, locale)
  return {
    ...order,
    billingAddress: order.billingAddress && toAddressView(order.billingAddress, words),
    shippingAddress: order.shippingAddress && toAddressView(order.shippingAddress, words),
    total: money(totals.grandMinor),
    taxTotal: money(totals.vatMinor),
    shipmentTotal: money(totals.shippingMinor ?? 0),
    totals: toTotalsView(totals, order.vat, words),
    orderItems: order.items.map((item) => toItemView(item, order, scope)),
    shippingMethod: toShippingView(order.shipping, currency, words),
    payment: {
      method: toPaymentView(payment, currency, words),
      state: order.paymentState,
      bankTransfer: payment.account && { ...payment.account, reference: order.number },
    },
    history: order.moves,
    isCancelable: cancelableStates.has(order.state),
  } satisfies OrderAnswer
}

function toItemView(item: OrderItemRecord, order: OrderRecord, scope: OrderViewScope) {
  const { locale } = scope.words
  const words = item.words[locale] ?? item.words[order.locale] ?? Object.values(item.words)[0]!
  return {
    id: item.id,
    quantity: item.quantity,
    price: formatMoney(item.priceMinor, order.currency, locale),
    lineTotal: formatMoney(item.lineTotalMinor, order.currency, locale),
    discount: formatMoney(0 - item.discountMinor, order.currency, locale),
    variant: { id: item.variantId, sku: item.sku, name: words.name, label: words.label },
    product: {
      name: words.name,
      slug: item.slugs?.[locale] ?? null,
      brandName: item.brandName,
      categoryNames: words.categoryNames,
    },
    image: item.image && scope.toImage ? scope.toImage(item.image) : null,
    kind: item.kind,
    backordered: item.backordered,
    returned: item.returned,
  }
}

/** The name of an ordered variant, with what tells it apart. */
export function toItemName(
  { product, variant }: Pick<OrderView['orderItems'][number], 'product' | 'variant'>,
  locale: string,
): string {
  return variant.label === '' ? product.name : joinParts([product.name, variant.label], locale)
}

/** An address in the words of a locale. */
export function toAddressView(address: PostalAddress, words: Words) {
  const { locale } = words
  const { country, region } = address
  const name = region === null ? null : regionName(region, locale)
  return {
    ...address,
    country: { code: country, name: countryName(country, locale) },
    region: name === null ? null : { code: region!, name },
    lines: toAddressLines(address, words),
  }
}
