import { createInputRules } from '@floga/platform-contract/input-rules'
import * as v from 'valibot'
import { failed, findCart, newId, toCart, toTotals } from './carts.js'
import { image, money } from './catalogue.js'
import type { Requester } from './catalogue.js'
import { shop, stock } from './goods.js'

const shippingMethod = (requester: Requester) => ({
  id: 'courier',
  kind: 'COURIER',
  name: 'Courier',
  minDays: 1,
  maxDays: 3,
  cost: money(shop.deliveryMinor, requester),
})

const paymentMethod = (requester: Requester) => ({
  id: 'cash',
  form: 'NONE',
  isCard: false,
  isPaidOnDelivery: true,
  mark: 'cash',
  name: 'Cash on delivery',
  fee: money(0, requester),
})

const rules = createInputRules({
  required: 'REQUIRED',
  tooLong: () => 'TOO_LONG',
  tooShort: () => 'TOO_SHORT',
  email: 'INVALID',
  phone: 'INVALID',
})
const { country: _country, ...addressRules } = rules.address
const inputSchema = v.object({
  contact: v.object(rules.contact),
  billingAddress: v.object({ ...addressRules, country: v.literal(shop.country.code, 'INVALID') }),
})

interface OrderInput extends v.InferInput<typeof inputSchema> {
  cartId: string
  idempotencyKey: string
  shippingMethodId: string
  paymentMethodId: string
  notes?: string
  expectedTotalMinor: number
  termsVersion: string
  termsAccepted: boolean
}

type Order = ReturnType<typeof toOrder>
const orders = new Map<string, { toOrder: (requester: Requester) => Order }>()
/** Placed orders, by idempotency key. */
const placed = new Map<string, { digest: string; id: string }>()

/** Why an order input is rejected; undefined if it is valid. */
function findFault(input: OrderInput, cart: ReturnType<typeof findCart>, requester: Requester) {
  const issue = v.safeParse(inputSchema, input).issues?.[0]
  if (issue) return failed(issue.message, { field: v.getDotPath(issue) })
  if (!cart || cart.token) return failed('CART_NOT_FOUND')
  if (cart.lines.length === 0) return failed('CART_EMPTY')
  if (input.shippingMethodId !== 'courier') return failed('SHIPPING_METHOD_UNAVAILABLE')
  if (input.paymentMethodId !== 'cash') return failed('PAYMENT_METHOD_UNAVAILABLE')
  if (!input.termsAccepted) return failed('TERMS_NOT_ACCEPTED')
  if (input.termsVersion !== shop.termsVersion) return failed('TERMS_CHANGED')
  const short = cart.lines.find(({ item, quantity }) => quantity > (stock.get(item.id) ?? 0))
  if (short) return failed('INSUFFICIENT_STOCK', { lineId: short.id })
  const { grand } = toTotals(cart, requester, shop.deliveryMinor)
  return grand.amountMinor === input.expectedTotalMinor ? undefined : failed('TOTAL_CHANGED')
}

function toOrder(
  base: { id: string; input: OrderInput; createdAt: Date; number: string },
  cart: NonNullable<ReturnType<typeof findCart>>,
  requester: Requester,
) {
  const { id, input, number } = base
  const { lines } = toCart(cart, requester).data
  const totals = toTotals(cart, requester, shop.deliveryMinor)
  const { address, city } = input.billingAddress
  const { country } = shop
  const postal = {
    ...input.billingAddress,
    region: null,
    country,
    lines: [address, city, country.name],
  }
  const createdAt = base.createdAt.toISOString()
  const none = {
    payments: [],
    payableWith: [],
    refunds: [],
    shipments: [],
    withdrawals: [],
    isReserved: true,
    reservedUntil: null,
    isCancelable: false,
    isWithdrawable: false,
  }
  return {
    ...none,
    id,
    number,
    state: 'PENDING',
    createdAt,
    email: input.contact.email,
    contact: input.contact,
    billingAddress: postal,
    shippingAddress: postal,
    currency: shop.currency,
    notes: input.notes,
    termsVersion: input.termsVersion,
    total: totals.grand,
    taxTotal: totals.vat,
    shipmentTotal: money(shop.deliveryMinor, requester),
    totals,
    shippingMethod: shippingMethod(requester),
    payment: { state: 'PENDING', method: paymentMethod(requester) },
    history: [{ from: 'NONE', to: 'PENDING', at: createdAt, cause: 'shopper' }],
    orderItems: lines.map(({ id: lineId, quantity, unitPrice, lineTotal, ...line }) => ({
      id: lineId,
      quantity,
      backordered: 0,
      returned: 0,
      price: unitPrice,
      lineTotal,
      discount: money(0, requester),
      variant: line.variant,
      product: { name: line.productName, slug: line.productSlug, categoryNames: [] },
      image,
    })),
  }
}

/** Resolvers of the checkout. */
export const orderOperations = {
  checkoutOptions(
    { cartId, delivery }: { cartId: string; delivery: { country: string } },
    requester: Requester,
  ) {
    if (!findCart(cartId)) return null
    const isServed = delivery.country === shop.country.code
    const conditions = { paymentMethodId: 'cash', shippingMethodIds: isServed ? ['courier'] : [] }
    return {
      shippingMethods: isServed ? [shippingMethod(requester)] : [],
      paymentMethods: [paymentMethod(requester)],
      paymentConditions: [conditions],
      countries: [{ ...shop.country, regions: [], postalCodeUse: 'NONE', invoiceFields: null }],
      hasDuties: false,
      termsVersion: shop.termsVersion,
      errors: isServed ? [] : [failed('NO_SHIPPING_METHODS')],
    }
  },
  checkoutReview({ cartId }: { cartId: string }, requester: Requester) {
    const cart = findCart(cartId)
    if (!cart) return { review: null, errors: [failed('CART_NOT_FOUND')] }
    const review = {
      cart: toCart(cart, requester),
      totals: toTotals(cart, requester, shop.deliveryMinor),
      shippingMethod: shippingMethod(requester),
      paymentMethod: paymentMethod(requester),
      termsVersion: shop.termsVersion,
    }
    return { review, errors: [] }
  },
  checkoutPlaceOrder({ input }: { input: OrderInput }, requester: Requester) {
    const { cartId, idempotencyKey } = input
    const digest = JSON.stringify(input)
    const known = placed.get(idempotencyKey)
    if (known?.digest === digest) {
      return { status: 'PLACED', order: orderOperations.order(known, requester), errors: [] }
    }
    const cart = findCart(cartId)
    const fault = known ? failed('KEY_REUSED') : findFault(input, cart, requester)
    if (fault || !cart) {
      const isOther = cart && fault?.code === 'TOTAL_CHANGED'
      const newTotal = isOther ? toTotals(cart, requester, shop.deliveryMinor).grand : null
      return { status: 'REFUSED', order: null, newTotal, errors: [fault] }
    }
    for (const { item, quantity } of cart.lines) {
      stock.set(item.id, (stock.get(item.id) ?? 0) - quantity)
    }
    const base = {
      id: newId(),
      input,
      createdAt: new Date(),
      number: String(100_001 + orders.size),
    }
    orders.set(base.id, { toOrder: (reader) => toOrder(base, cart, reader) })
    placed.set(idempotencyKey, { digest, id: base.id })
    cart.token = base.id
    return { status: 'PLACED', order: toOrder(base, cart, requester), errors: [] }
  },
  order: ({ id }: { id: string }, requester: Requester) =>
    orders.get(id)?.toOrder(requester) ?? null,
}
