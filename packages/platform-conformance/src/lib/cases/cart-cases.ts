import { randomUUID } from 'node:crypto'
import {
  CartAddItemDocument,
  CartDocument,
  CartRemoveItemDocument,
  CartSetItemDocument,
  CartUpdateItemDocument,
  ProductDocument,
} from '@floga/api-client/operations'
import type { CartPayloadViewFragment, CartViewFragment } from '@floga/api-client/operations'
import type { Caller } from '../caller.js'
import { casesOf } from '../conformance-case.js'
import { expectSame, expectThat } from '../contract-violation.js'

const unknownId = 'AAAAAAAAAAAAAAAAAAAAAA'

const codesOf = ({ errors }: Pick<CartPayloadViewFragment, 'errors'>) =>
  errors.map(({ code }) => code)

const lineOf = (cart: CartViewFragment) => {
  const [line] = cart.data.lines
  expectThat(line !== undefined, 'a line in the cart', cart.data)
  return { cartId: cart.id, lineId: line.id, line }
}

const readCart = async (call: Caller, id: string): Promise<CartViewFragment> => {
  const { cart } = await call.ask(CartDocument, { id })
  expectThat(cart !== null, `the cart ${id}`, cart)
  return cart
}

const update = async (
  call: Caller,
  input: { cartId: string; lineId: string; difference: number },
) => (await call.ask(CartUpdateItemDocument, { input })).cartUpdateItem

/** Carts of guests. */
export const cartCases = casesOf('guest-cart', [
  {
    name: 'a cart begins with its first item, under a long random id that reads it back',
    contract: 'schema/cart.graphql, Cart; README.md, The schema',
    async run({ call, shopper }) {
      const carts = [await shopper.cartWith(1), await shopper.cartWith(2)]
      for (const [place, { id, data }] of carts.entries()) {
        expectThat(id.length >= 22, 'an id of 22 characters or more: 128 random bits', id)
        expectSame(data.quantity, place + 1, 'pieces')
        expectSame((await readCart(call, id)).data, data, 'the cart read again')
      }
      expectThat(carts[0]?.id !== carts[1]?.id, 'another id for another cart', carts[0]?.id)
    },
  },
  {
    name: 'a cart that does not exist is null, and changing it is CART_NOT_FOUND',
    contract: 'schema/cart.graphql, cart; schema/base.graphql, ErrorCode',
    async run({ call, shopper }) {
      expectSame((await call.ask(CartDocument, { id: unknownId })).cart, null)
      const { variant } = await shopper.goods()
      const input = { cartId: unknownId, variantId: variant.id, quantity: 1 }
      const { cartAddItem } = await call.ask(CartAddItemDocument, { input })
      expectSame([codesOf(cartAddItem), cartAddItem.cart], [['CART_NOT_FOUND'], null])
    },
  },
  {
    name: "a line has the catalogue's price, and the totals add up",
    contract: 'schema/cart.graphql, CartLine, CartTotals',
    async run({ call, shopper }) {
      const { product } = await shopper.goods()
      const { product: fresh } = await call.ask(ProductDocument, { where: { id: product.id } })
      const { data } = await shopper.cartWith(3)
      const { totals } = data
      const unit = fresh?.master.salePriceWithTax
      expectSame(data.lines[0]?.unitPrice, unit, 'price of a piece')
      expectSame(data.lines[0]?.lineTotal.amountMinor, (unit?.amountMinor ?? 0) * 3, 'its line')
      const lines = data.lines.reduce((sum, line) => sum + line.lineTotal.amountMinor, 0)
      expectSame(totals.items.amountMinor, lines, 'all lines')
      const parts = [totals.items, totals.discount, totals.shipping, totals.paymentFee]
      const sum = parts.reduce((all, part) => all + (part?.amountMinor ?? 0), 0)
      expectSame(totals.grand.amountMinor, sum, 'items, discount, shipping and fee')
    },
  },
  {
    name: 'the same variant added again raises its line',
    contract: 'schema/cart.graphql, cartAddItem',
    async run({ call, shopper }) {
      const { id } = await shopper.cartWith(1)
      const { variant } = await shopper.goods()
      const input = { cartId: id, variantId: variant.id, quantity: 2 }
      const { cart } = (await call.ask(CartAddItemDocument, { input })).cartAddItem
      expectSame(
        cart?.data.lines.map(({ quantity }) => quantity),
        [3],
        'pieces of each line',
      )
    },
  },
  {
    name: 'a change that is repeated with its clientMutationId counts once',
    contract: 'schema/cart.graphql, CartAddItemInput.clientMutationId',
    async run({ call, shopper }) {
      const { id } = await shopper.cartWith(1)
      const { variant } = await shopper.goods()
      const clientMutationId = randomUUID()
      const input = { cartId: id, variantId: variant.id, quantity: 2, clientMutationId }
      await call.ask(CartAddItemDocument, { input })
      const { cartAddItem } = await call.ask(CartAddItemDocument, { input })
      expectSame(cartAddItem.cart?.data.quantity, 3, 'pieces in its response')
      expectSame((await readCart(call, id)).data.quantity, 3, 'pieces in the cart')
    },
  },
  {
    name: 'the version of a cart grows with each change',
    contract: 'schema/cart.graphql, Cart.version',
    async run({ call, shopper }) {
      const cart = await shopper.cartWith(1)
      const { cartId, lineId } = lineOf(cart)
      const changed = await update(call, { cartId, lineId, difference: 1 })
      const actual = [cart.version, changed.cart?.version]
      expectThat((changed.cart?.version ?? 0) > cart.version, 'a higher version', actual)
    },
  },
  {
    name: 'a typed quantity is applied as the difference to the displayed one',
    contract: 'schema/cart.graphql, CartSetItemInput.fromQuantity',
    async run({ call, shopper }) {
      const { cartId, lineId } = lineOf(await shopper.cartWith(1))
      await update(call, { cartId, lineId, difference: 1 })
      const input = { cartId, lineId, quantity: 3, fromQuantity: 1 }
      const { cart } = (await call.ask(CartSetItemDocument, { input })).cartSetItem
      expectSame(cart?.data.quantity, 4, 'pieces after 2 and a change from 1 to 3')
    },
  },
  {
    name: 'two changes at the same moment both count',
    contract: 'schema/cart.graphql, CartUpdateItemInput.difference',
    async run({ call, shopper }) {
      const { cartId, lineId } = lineOf(await shopper.cartWith(1))
      await Promise.all([1, 2, 3].map(() => update(call, { cartId, lineId, difference: 1 })))
      expectSame((await readCart(call, cartId)).data.quantity, 4, 'pieces')
    },
  },
  {
    name: 'a line that reaches zero is deleted, and so is one that is removed',
    contract: 'schema/cart.graphql, CartUpdateItemInput, cartRemoveItem',
    async run({ call, shopper }) {
      const lowered = lineOf(await shopper.cartWith(2))
      const { cartId, lineId } = lowered
      const { cart } = await update(call, { cartId, lineId, difference: -2 })
      expectSame([cart?.data.lines.length, cart?.data.quantity], [0, 0], 'lines and pieces')
      const { line: _line, ...input } = lineOf(await shopper.cartWith(1))
      const removed = (await call.ask(CartRemoveItemDocument, { input })).cartRemoveItem
      expectSame(removed.cart?.data.lines.length, 0, 'lines')
    },
  },
  {
    name: 'a line that does not exist is LINE_NOT_FOUND',
    contract: 'schema/base.graphql, ErrorCode.LINE_NOT_FOUND',
    async run({ call, shopper }) {
      const { id: cartId } = await shopper.cartWith(1)
      const changed = await update(call, { cartId, lineId: unknownId, difference: 1 })
      expectSame(codesOf(changed), ['LINE_NOT_FOUND'])
      expectSame(changed.cart?.data.quantity, 1, 'pieces, as they were')
    },
  },
  {
    name: 'what does not exist is not added',
    contract: 'schema/base.graphql, ErrorCode.NOT_AVAILABLE',
    async run({ call }) {
      const input = { cartId: null, variantId: 'no-such-variant', quantity: 1 }
      const { cartAddItem } = await call.ask(CartAddItemDocument, { input })
      expectSame(codesOf(cartAddItem), ['NOT_AVAILABLE'])
    },
  },
  {
    name: 'a quantity outside 1 to 999 is NOT_ADDED and changes nothing',
    contract: 'schema/cart.graphql, CartAddItemInput.quantity',
    async run({ call, shopper }) {
      const { id: cartId } = await shopper.cartWith(1)
      const { variant } = await shopper.goods()
      for (const quantity of [0, -1, 1_000]) {
        const input = { cartId, variantId: variant.id, quantity }
        const { cartAddItem } = await call.ask(CartAddItemDocument, { input })
        expectSame(codesOf(cartAddItem), ['NOT_ADDED'], `${quantity} pieces`)
        expectSame(cartAddItem.cart?.data.quantity, 1, 'pieces, as they were')
      }
    },
  },
  {
    name: 'a cart cannot contain more pieces than are available: INSUFFICIENT_STOCK has the number',
    contract: 'schema/base.graphql, ErrorCode.INSUFFICIENT_STOCK, UserError.available',
    async run({ call, shopper }) {
      const { variant } = await shopper.limitedGoods()
      const input = { cartId: null, variantId: variant.id, quantity: variant.maxQuantity + 1 }
      const { cart, errors } = (await call.ask(CartAddItemDocument, { input })).cartAddItem
      expectSame(codesOf({ errors }), ['INSUFFICIENT_STOCK'])
      expectSame(errors[0]?.available, variant.maxQuantity, 'pieces that are left')
      const pieces = cart?.data.quantity ?? 0
      expectThat(pieces <= variant.maxQuantity, `${variant.maxQuantity} pieces at most`, pieces)
    },
  },
])
