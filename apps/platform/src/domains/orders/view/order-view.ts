import { regionName } from '../input/address-regions.js'
import { countryName } from '../input/countries.js'
import type { OrderItemRecord, OrderPayment, OrderRecord } from '../order-record.js'
import type { PostalAddress } from '../input/order-request.js'
import { cancelableStates, statesWithoutContract } from '../order-states.js'
import type { Order, OrderItem } from '../../../foundation/generated/contract-types.js'
import { joinParts } from '../../../foundation/messages/isolate-bidi.js'
import type { Messages } from '../../../foundation/messages/messages.js'
import { formatMoney } from '../../../foundation/pricing/format-money.js'
import { isOnlineKind } from '../../../foundation/pricing/payment-rules.js'
import { toAddressLines } from './address-lines.js'
import { toPaymentView, toShippingView } from '../placing/quote-shipping.js'
import { toTotalsView } from '../placing/price-cart.js'

export interface OrderViewScope {
  messages: Messages
  /** Resolves a stored image. Undefined where images are not shown, as in e-mails. */
  toImage?: (stored: unknown) => object | null
}

/** Fields of the order itself; payments are resolved on demand. */
type OrderAnswer = Omit<
  Order,
  'payments' | 'payableWith' | 'paymentDueAt' | 'refunds' | 'orderItems' | 'reviewToken'
> & {
  orderItems: (Omit<OrderItem, 'image'> & { image: object | null })[]
}

/** An order for GraphQL, e-mails and documents, without payments and refunds. */
export type OrderView = ReturnType<typeof toOrderView>

/** Localizes an order, independent of the language in which it was placed. */
export function toOrderView(order: OrderRecord, scope: OrderViewScope) {
  const { currency, totals, payment } = order
  const { messages } = scope
  const { locale } = messages
  const money = (minor: number) => formatMoney(minor, currency, locale)
  return {
    ...order,
    billingAddress: order.billingAddress && toAddressView(order.billingAddress, messages),
    shippingAddress: order.shippingAddress && toAddressView(order.shippingAddress, messages),
    total: money(totals.grandMinor),
    taxTotal: money(totals.vatMinor),
    shipmentTotal: money(totals.shippingMinor ?? 0),
    totals: toTotalsView(totals, order.vat, messages),
    orderItems: order.items.map((item) => toItemView(item, order, scope)),
    shippingMethod: toShippingView(order.shipping, currency, messages),
    payment: {
      method: toPaymentView({ ...unnamed(payment), ...payment }, currency, messages),
      state: order.paymentState,
      bankTransfer: payment.account && { ...payment.account, reference: order.number },
    },
    history: order.moves,
    isCancelable: cancelableStates.has(order.state) && isWithdrawable(order),
    isWithdrawable: isWithdrawable(order),
  } satisfies OrderAnswer
}

/** What an order lacks that the build before this one placed beside it, during an upgrade. */
function unnamed({ kind }: OrderPayment) {
  return {
    form: isOnlineKind(kind) ? ('FRAME' as const) : ('NONE' as const),
    name: {},
    description: {},
    mark: null,
  }
}

/** Whether its shopper has withdrawn from it, or from a part, and that is not settled yet. */
export function isWithdrawn({ withdrawals }: Pick<OrderRecord, 'withdrawals'>): boolean {
  return withdrawals.some(({ isOpen }) => isOpen)
}

/** Whether there is a contract, and something in it that its shopper has not withdrawn from. */
function isWithdrawable({ state, items }: OrderRecord): boolean {
  return !statesWithoutContract.has(state) && items.some(({ notWithdrawn }) => notWithdrawn > 0)
}

function toItemView(item: OrderItemRecord, order: OrderRecord, scope: OrderViewScope) {
  const { locale } = scope.messages
  const texts = item.texts[locale] ?? item.texts[order.locale] ?? Object.values(item.texts)[0]!
  return {
    id: item.id,
    quantity: item.quantity,
    price: formatMoney(item.priceMinor, order.currency, locale),
    lineTotal: formatMoney(item.lineTotalMinor, order.currency, locale),
    discount: formatMoney(0 - item.discountMinor, order.currency, locale),
    variant: { id: item.variantId, sku: item.sku, name: texts.name, label: texts.label },
    product: {
      name: texts.name,
      slug: item.slugs?.[locale] ?? null,
      brandName: item.brandName,
      categoryNames: texts.categoryNames,
    },
    image: item.image && scope.toImage ? scope.toImage(item.image) : null,
    kind: item.kind,
    backordered: item.backordered,
    returned: item.returned,
  }
}

/** The name of an ordered variant, with its distinguishing label. */
export function toItemName(
  { product, variant }: Pick<OrderView['orderItems'][number], 'product' | 'variant'>,
  locale: string,
): string {
  return variant.label === '' ? product.name : joinParts([product.name, variant.label], locale)
}

/** Localizes an address. */
export function toAddressView(address: PostalAddress, messages: Messages) {
  const { locale } = messages
  const { country, region } = address
  const name = region === null ? null : regionName(region, locale)
  return {
    ...address,
    country: { code: country, name: countryName(country, locale) },
    region: name === null ? null : { code: region!, name },
    lines: toAddressLines(address, messages),
  }
}
