import { createInputRules } from '@floga/platform-contract/input-rules'
import * as v from 'valibot'
import { failed, findCart, newId, toCart, toTotals } from './carts.js'
import { image, money } from './catalogue.js'
import type { Asker } from './catalogue.js'
import { shop, stock } from './goods.js'

const shippingMethod = (asker: Asker) => ({
  id: 'courier',
  kind: 'COURIER',
  name: 'Courier',
  minDays: 1,
  maxDays: 3,
  cost: money(shop.deliveryMinor, asker),
})

const paymentMethod = (asker: Asker) => ({
  id: 'cash',
  kind: 'CASH_ON_DELIVERY',
  name: 'Cash on delivery',
  fee: money(0, asker),
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
const orders = new Map<string, { toOrder: (asker: Asker) => Order }>()
/** What was placed, by idempotency key. */
const placed = new Map<string, { digest: string; id: string }>()

/** Why a cart is not ordered as it is asked for; undefined where it may be. */
function findFault(input: OrderInput, cart: ReturnType<typeof findCart>, asker: Asker) {
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
  const { grand } = toTotals(cart, asker, shop.deliveryMinor)
  return grand.amountMinor === input.expectedTotalMinor ? undefined : failed('TOTAL_CHANGED')
}

function toOrder(
  base: { id: string; input: OrderInput; createdAt: Date; number: string },
  cart: NonNullable<ReturnType<typeof findCart>>,
  asker: Asker,
) {
  const { id, input, number } = base
  const { lines } = toCart(cart, asker).data
  const totals = toTotals(cart, asker, shop.deliveryMinor)
  const { address, city } = input.billingAddress
  const { country } = shop
  const postal = {
    ...input.billingAddress,
    region: null,
    country,
    lines: [address, city, country.name],
  }
  const createdAt = base.createdAt.toISOString()
  const none = { payments: [], payableWith: [], refunds: [], shipments: [], isCancelable: false }
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
    shipmentTotal: money(shop.deliveryMinor, asker),
    totals,
    shippingMethod: shippingMethod(asker),
    payment: { state: 'PENDING', method: paymentMethod(asker) },
    history: [{ from: 'NONE', to: 'PENDING', at: createdAt, cause: 'shopper' }],
    orderItems: lines.map(({ id: lineId, quantity, unitPrice, lineTotal, ...line }) => ({
      id: lineId,
      quantity,
      backordered: 0,
      returned: 0,
      price: unitPrice,
      lineTotal,
      discount: money(0, asker),
      variant: line.variant,
      product: { name: line.productName, slug: line.productSlug, categoryNames: [] },
      image,
    })),
  }
}

/** What a checkout asks for, as GraphQL calls it. */
export const orderOperations = {
  checkoutOptions(
    { cartId, delivery }: { cartId: string; delivery: { country: string } },
    asker: Asker,
  ) {
    if (!findCart(cartId)) return null
    const isServed = delivery.country === shop.country.code
    const conditions = { paymentMethodId: 'cash', shippingMethodIds: isServed ? ['courier'] : [] }
    return {
      shippingMethods: isServed ? [shippingMethod(asker)] : [],
      paymentMethods: [paymentMethod(asker)],
      paymentConditions: [conditions],
      countries: [{ ...shop.country, regions: [], postalCodeUse: 'NONE' }],
      hasDuties: false,
      termsVersion: shop.termsVersion,
      errors: isServed ? [] : [failed('NO_SHIPPING_METHODS')],
    }
  },
  checkoutReview({ cartId }: { cartId: string }, asker: Asker) {
    const cart = findCart(cartId)
    if (!cart) return { review: null, errors: [failed('CART_NOT_FOUND')] }
    const review = {
      cart: toCart(cart, asker),
      totals: toTotals(cart, asker, shop.deliveryMinor),
      shippingMethod: shippingMethod(asker),
      paymentMethod: paymentMethod(asker),
      termsVersion: shop.termsVersion,
    }
    return { review, errors: [] }
  },
  checkoutPlaceOrder({ input }: { input: OrderInput }, asker: Asker) {
    const { cartId, idempotencyKey } = input
    const digest = JSON.stringify(input)
    const known = placed.get(idempotencyKey)
    if (known?.digest === digest) {
      return { status: 'PLACED', order: orderOperations.order(known, asker), errors: [] }
    }
    const cart = findCart(cartId)
    const fault = known ? failed('KEY_REUSED') : findFault(input, cart, asker)
    if (fault || !cart) {
      const isOther = cart && fault?.code === 'TOTAL_CHANGED'
      const newTotal = isOther ? toTotals(cart, asker, shop.deliveryMinor).grand : null
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
    return { status: 'PLACED', order: toOrder(base, cart, asker), errors: [] }
  },
  order: ({ id }: { id: string }, asker: Asker) => orders.get(id)?.toOrder(asker) ?? null,
}
