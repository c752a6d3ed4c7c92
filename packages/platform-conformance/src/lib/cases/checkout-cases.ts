import { randomUUID } from 'node:crypto'
import {
  CartDocument,
  CartRemoveItemDocument,
  CheckoutOptionsDocument,
  CheckoutReviewDocument,
  OrderDocument,
  ProductDocument,
} from '@floga/api-client/operations'
import type { CheckoutPlaceOrderMutation } from '@floga/api-client/operations'
import { casesOf } from '../conformance-case.js'
import { CaseSkipped, expectSame, expectThat } from '../contract-violation.js'

type Placed = CheckoutPlaceOrderMutation['checkoutPlaceOrder']

const isRefused = ({ status, order, errors }: Placed, code: string, field?: string): void => {
  expectSame([status, order], ['REFUSED', null], `with ${code}`)
  const found = errors.find((error) => error.code === code)
  expectThat(
    found !== undefined && (field === undefined || found.field === field),
    `${code}${field ? ` for ${field}` : ''}`,
    errors,
  )
}

/** Orders of guests. */
export const checkoutCases = casesOf('checkout', [
  {
    name: 'an address has shipping and payment methods, with their combinations',
    contract: 'schema/checkout.graphql, CheckoutOptions',
    async run({ call, shopper, settings }) {
      if (!settings.address) throw new CaseSkipped('the settings have no `address` to deliver to')
      const { country, postalCode } = settings.address
      const { id: cartId } = await shopper.cartWith(1)
      const delivery = { country, postalCode }
      const { checkoutOptions } = await call.ask(CheckoutOptionsDocument, { cartId, delivery })
      expectThat(checkoutOptions !== null, 'options', checkoutOptions)
      const { countries, paymentMethods, paymentConditions, shippingMethods } = checkoutOptions
      expectThat(
        countries.some(({ code }) => code === country),
        `${country}`,
        countries,
      )
      expectThat(shippingMethods.length > 0, 'a way to deliver', checkoutOptions.errors)
      expectSame(
        paymentConditions.map(({ paymentMethodId }) => paymentMethodId),
        paymentMethods.map(({ id }) => id),
        'conditions in the order of the methods',
      )
      const known = new Set(shippingMethods.map(({ id }) => id))
      const unknown = paymentConditions
        .flatMap(({ shippingMethodIds }) => shippingMethodIds)
        .filter((id) => !known.has(id))
      expectSame(unknown, [], 'ways to deliver that are not offered')
    },
  },
  {
    name: 'a review has the sums of the cart, the delivery and the payment',
    contract: 'schema/checkout.graphql, CheckoutReview',
    async run({ call, shopper, settings }) {
      const cart = await shopper.cartWith(2)
      const { shippingMethodId, paymentMethodId } = await shopper.orderOf(cart.id)
      const { country = '', postalCode = '' } = settings.address ?? {}
      const { checkoutReview } = await call.ask(CheckoutReviewDocument, {
        cartId: cart.id,
        delivery: { country, postalCode },
        shippingMethodId,
        paymentMethodId,
      })
      const { totals, shippingMethod, paymentMethod } = checkoutReview.review ?? {}
      expectThat(totals !== undefined, 'a review', checkoutReview)
      expectSame(totals.items, cart.data.totals.items, 'items')
      expectSame(totals.shipping, shippingMethod?.cost, 'shipping')
      expectSame(totals.paymentFee, paymentMethod?.fee, 'fee')
      const parts = [totals.items, totals.discount, totals.shipping, totals.paymentFee]
      const sum = parts.reduce((all, part) => all + (part?.amountMinor ?? 0), 0)
      expectSame(totals.grand.amountMinor, sum, 'the total to pay')
    },
  },
  {
    name: 'an order is placed for the total that was seen, and is read by its long random id',
    contract: 'schema/checkout.graphql, checkoutPlaceOrder; schema/order.graphql, Order',
    async run({ call, shopper }) {
      const cart = await shopper.cartWith(2)
      const input = await shopper.orderOf(cart.id)
      const placed = await shopper.place(input)
      expectSame([placed.status, placed.errors], ['PLACED', []])
      const order = placed.order
      expectThat(order !== null && order !== undefined, 'an order', placed)
      expectThat(order.id.length >= 22, 'an id of 22 characters or more', order.id)
      expectSame(order.total.amountMinor, input.expectedTotalMinor, 'its total')
      expectSame(order.email, input.contact.email)
      const items = order.orderItems.map(({ quantity, price }) => [quantity, price.amountMinor])
      const lines = cart.data.lines.map(({ quantity, unitPrice }) => [
        quantity,
        unitPrice.amountMinor,
      ])
      expectSame(items, lines, 'pieces and prices')
      const read = (await call.ask(OrderDocument, { id: order.id })).order
      expectSame([read?.number, read?.total], [order.number, order.total], 'read again')
    },
  },
  {
    name: 'an order that does not exist is null',
    contract: 'schema/order.graphql, order',
    async run({ call }) {
      expectSame((await call.ask(OrderDocument, { id: 'AAAAAAAAAAAAAAAAAAAAAA' })).order, null)
    },
  },
  {
    name: 'one key creates one order, however often it is sent',
    contract: 'schema/checkout.graphql, PlaceOrderInput.idempotencyKey',
    async run({ shopper }) {
      const input = await shopper.orderOf((await shopper.cartWith(1)).id)
      const [first, again] = [await shopper.place(input), await shopper.place(input)]
      expectSame(again.order?.id, first.order?.id, 'the order of the repeated key')
      expectSame([first.status, again.status], ['PLACED', 'PLACED'])
    },
  },
  {
    name: 'one key creates one order, sent several times concurrently',
    contract: 'schema/checkout.graphql, PlaceOrderInput.idempotencyKey',
    async run({ shopper }) {
      const input = await shopper.orderOf((await shopper.cartWith(1)).id)
      const placed = await Promise.all([1, 2, 3].map(() => shopper.place(input)))
      const orders = new Set(placed.map(({ order }) => order?.id))
      expectThat(orders.size === 1 && !orders.has(undefined), 'one order', [...orders])
    },
  },
  {
    name: 'a key that was used for other data is KEY_REUSED',
    contract: 'schema/base.graphql, ErrorCode.KEY_REUSED',
    async run({ shopper }) {
      const input = await shopper.orderOf((await shopper.cartWith(1)).id)
      await shopper.place(input)
      isRefused(await shopper.place({ ...input, notes: 'Ring twice' }), 'KEY_REUSED')
    },
  },
  {
    name: 'another total than the current one is rejected with it, and nothing is ordered',
    contract: 'schema/checkout.graphql, PlaceOrderInput.expectedTotalMinor, newTotal',
    async run({ call, shopper }) {
      const { id } = await shopper.cartWith(1)
      const input = await shopper.orderOf(id)
      const total = input.expectedTotalMinor
      const refused = await shopper.place({ ...input, expectedTotalMinor: total - 1 })
      isRefused(refused, 'TOTAL_CHANGED')
      expectSame(refused.newTotal?.amountMinor, total, 'the current total')
      expectSame((await call.ask(CartDocument, { id })).cart?.token, null, 'no order of the cart')
    },
  },
  {
    name: 'terms have to be accepted, in the current version',
    contract: 'schema/base.graphql, ErrorCode.TERMS_NOT_ACCEPTED, TERMS_CHANGED',
    async run({ shopper }) {
      const input = await shopper.orderOf((await shopper.cartWith(1)).id)
      isRefused(await shopper.place({ ...input, termsAccepted: false }), 'TERMS_NOT_ACCEPTED')
      isRefused(await shopper.place({ ...input, termsVersion: 'older' }), 'TERMS_CHANGED')
    },
  },
  {
    name: 'input is validated, each error next to its field',
    contract: 'src/lib/input-rules.ts; schema/base.graphql, UserError.field',
    async run({ shopper }) {
      const input = await shopper.orderOf((await shopper.cartWith(1)).id)
      for (const [name, value, code] of [
        ['email', 'maria@example', 'INVALID'],
        ['lastName', '', 'REQUIRED'],
        ['firstName', 'x'.repeat(101), 'TOO_LONG'],
      ] as const) {
        const contact = { ...input.contact, [name]: value }
        isRefused(await shopper.place({ ...input, contact }), code, `contact.${name}`)
      }
    },
  },
  {
    name: 'an unavailable shipping or payment method is rejected',
    contract: 'schema/base.graphql, ErrorCode.SHIPPING_METHOD_UNAVAILABLE',
    async run({ shopper }) {
      const input = await shopper.orderOf((await shopper.cartWith(1)).id)
      const shipping = await shopper.place({ ...input, shippingMethodId: 'no-such-way' })
      isRefused(shipping, 'SHIPPING_METHOD_UNAVAILABLE')
      const payment = await shopper.place({ ...input, paymentMethodId: 'no-such-way' })
      isRefused(payment, 'PAYMENT_METHOD_UNAVAILABLE')
    },
  },
  {
    name: 'an ordered cart names its order and is not ordered again',
    contract: 'schema/cart.graphql, Cart.token',
    async run({ call, shopper }) {
      const { id } = await shopper.cartWith(1)
      const input = await shopper.orderOf(id)
      const { order } = await shopper.place(input)
      expectSame((await call.ask(CartDocument, { id })).cart?.token, order?.id, 'its token')
      const again = await shopper.place({ ...input, idempotencyKey: randomUUID() })
      expectSame([again.status, again.order], ['REFUSED', null], 'with another key')
    },
  },
  {
    name: 'an empty cart is not ordered',
    contract: 'schema/base.graphql, ErrorCode.CART_EMPTY',
    async run({ call, shopper }) {
      const cart = await shopper.cartWith(1)
      const order = await shopper.orderOf(cart.id)
      const input = { cartId: cart.id, lineId: cart.data.lines[0]?.id ?? '' }
      await call.ask(CartRemoveItemDocument, { input })
      isRefused(await shopper.place(order), 'CART_EMPTY')
    },
  },
  {
    name: 'ordered goods are no longer in stock',
    contract: 'schema/variant.graphql, Variant.totalOnHand',
    async run({ call, shopper }) {
      const { product } = await shopper.goods()
      const read = async () => {
        const found = await call.ask(ProductDocument, { where: { id: product.id } })
        return found.product?.master.totalOnHand ?? 0
      }
      const before = await read()
      await shopper.buy()
      expectSame(await read(), before - 1, `pieces after one of ${before} was ordered`)
    },
  },
])
