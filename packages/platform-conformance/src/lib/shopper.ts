import { randomUUID } from 'node:crypto'
import {
  CartAddItemDocument,
  CheckoutOptionsDocument,
  CheckoutPlaceOrderDocument,
  CheckoutReviewDocument,
  ProductDocument,
  ProductsSearchDocument,
} from '@floga/api-client/operations'
import type {
  CartViewFragment,
  CheckoutPlaceOrderMutation,
  CheckoutPlaceOrderMutationVariables,
  ProductViewFragment,
} from '@floga/api-client/operations'
import type { CallAs, Caller } from './caller.js'
import { CaseSkipped, expectThat } from './contract-violation.js'
import type { ConformanceSettings } from './settings.js'

type OrderInput = CheckoutPlaceOrderMutationVariables['input']
type Variant = ProductViewFragment['variants'][number]

/** A variant that can be bought, and its product. */
export interface Goods {
  product: ProductViewFragment
  variant: Variant
}

/** Quantity that cases require of the product that they buy. */
const neededPieces = 12

/** Buys as a guest, or with an access token as a member. */
export interface Shopper {
  /** The first product of the list whose first variant is available in sufficient quantity. */
  goods(): Promise<Goods>
  /** The same, with a limited quantity. @throws {CaseSkipped} if there is none. */
  limitedGoods(): Promise<Goods>
  /** A new cart. */
  cartWith(quantity: number, as?: CallAs): Promise<CartViewFragment>
  /** A valid order of a cart, by the first ways that are offered, or by the named way to pay. */
  orderOf(cartId: string, options?: { payment?: string }): Promise<OrderInput>
  place(input: OrderInput, as?: CallAs): Promise<CheckoutPlaceOrderMutation['checkoutPlaceOrder']>
  /** An order of one item. */
  buy(as?: CallAs): Promise<NonNullable<CheckoutPlaceOrderMutation['checkoutPlaceOrder']['order']>>
}

/** Creates {@link Shopper}. */
export function createShopper(call: Caller, settings: ConformanceSettings): Shopper {
  let found: Promise<Goods[]> | undefined
  const listGoods = (): Promise<Goods[]> => (found ??= findGoods(call))
  const shopper: Shopper = {
    async goods() {
      const [first] = await listGoods()
      if (!first) throw new CaseSkipped(`no product can be had in ${neededPieces} pieces`)
      return first
    },
    async limitedGoods() {
      const limited = (await listGoods()).find(({ variant }) => variant.maxQuantity < 999)
      if (!limited) throw new CaseSkipped('no product is limited by its stock, below 999 pieces')
      return limited
    },
    async cartWith(quantity, as) {
      const { variant } = await shopper.goods()
      const input = { cartId: null, variantId: variant.id, quantity }
      const { cartAddItem } = await call.ask(CartAddItemDocument, { input }, as)
      const { cart, errors } = cartAddItem
      expectThat(cart !== null && errors.length === 0, 'a new cart without errors', cartAddItem)
      // Null was ruled out above; the compiler does not see it through the generated type.
      return cart as CartViewFragment
    },
    async orderOf(cartId, options = {}) {
      const { address } = settings
      if (!address) throw new CaseSkipped('the settings have no `address` to deliver to')
      const { country, postalCode, region = null } = address
      const delivery = { country, postalCode, region }
      const { checkoutOptions } = await call.ask(CheckoutOptionsDocument, { cartId, delivery })
      const payment = checkoutOptions?.paymentMethods.find(({ id }) =>
        options.payment ? id === options.payment : true,
      )
      const goesWith =
        checkoutOptions?.paymentConditions.find(
          ({ paymentMethodId }) => paymentMethodId === payment?.id,
        )?.shippingMethodIds ?? []
      const shipping = checkoutOptions?.shippingMethods.find(
        ({ id, kind }) => kind !== 'PICKUP' && goesWith.includes(id),
      )
      expectThat(
        payment !== undefined && shipping !== undefined,
        `ways to deliver and to pay${options.payment ? ` with ${options.payment}` : ''}`,
        checkoutOptions,
      )
      const methods = { shippingMethodId: shipping.id, paymentMethodId: payment.id }
      const { checkoutReview } = await call.ask(CheckoutReviewDocument, {
        cartId,
        delivery,
        ...methods,
      })
      const { review } = checkoutReview
      expectThat(review !== null && review !== undefined, 'a review', checkoutReview)
      return {
        cartId,
        idempotencyKey: randomUUID(),
        contact: {
          // Each order has a mailbox of its own: a platform may limit the unpaid orders of one.
          email: `conformance-${randomUUID().slice(0, 8)}@example.com`,
          firstName: 'Maria',
          lastName: 'Conforming',
          phone: settings.phone ?? '+302101234567',
        },
        billingAddress: address,
        ...methods,
        expectedTotalMinor: review.totals.grand.amountMinor,
        termsVersion: review.termsVersion,
        termsAccepted: true,
      }
    },
    async place(input, as) {
      return (await call.ask(CheckoutPlaceOrderDocument, { input }, as)).checkoutPlaceOrder
    },
    async buy(as) {
      const cart = await shopper.cartWith(1, as)
      const placed = await shopper.place(await shopper.orderOf(cart.id), as)
      const { order } = placed
      expectThat(order !== null && order !== undefined, 'an order', placed)
      return order
    },
  }
  return shopper
}

async function findGoods(call: Caller): Promise<Goods[]> {
  const { productsSearch } = await call.ask(ProductsSearchDocument, { first: 24, skip: 0 })
  const wanted = productsSearch.nodes.filter(
    ({ master, dangerousGoods }) => master.maxQuantity >= neededPieces && !dangerousGoods,
  )
  const goods = await Promise.all(
    wanted.slice(0, 8).map(async ({ slug }) => {
      const { product } = await call.ask(ProductDocument, { where: { slug } })
      return product ? [{ product, variant: product.master }] : []
    }),
  )
  return goods.flat()
}
