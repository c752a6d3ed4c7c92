import { expect } from 'vitest'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { documentOf } from './document-of.js'

/** Headers of a request in English; without them it is in Greek. */
export const english = { locale: 'en' }

/** Fields of responses that tests read; each response contains a part of it. */
export interface Answer {
  id: string
  number: string
  token: string | null
  cart: Answer
  order: Answer
  review: Answer
  data: { lines: object[] }
  totals: { grand: { amountMinor: number } }
  shippingMethods: { id: string }[]
  paymentMethods: { id: string }[]
  countries: { regions: object[] }[]
  orderItems: { product: object }[]
  termsVersion: string
  errors: { code: string; message: string }[]
}

/** A shopper over GraphQL. */
export interface Shopper {
  /** Runs one of the storefront's own documents; its first field is returned. */
  run(name: string, variables: object, headers?: Record<string, string>): Promise<Answer>
  /** Id of a new cart. */
  cartWith(variantId: string, quantity: number): Promise<string>
  /** The checkout's options for a quantity of one variant to a destination. */
  optionsFor(
    variantId: string,
    delivery: object,
  ): Promise<{ shipping: string[]; payment: string[]; errors: string[] }>
}

/** Builds {@link Shopper} over a test platform. */
export function createShopper(platform: TestPlatform): Shopper {
  const run: Shopper['run'] = async (name, variables, headers = {}) => {
    const { data, errors } = await platform.graphql<Record<string, Answer>>(
      documentOf(name),
      variables as Record<string, unknown>,
      headers,
    )
    expect(errors).toBeUndefined()
    return Object.values(data)[0]!
  }
  const cartWith: Shopper['cartWith'] = async (variantId, quantity) => {
    const { cart } = await run('cart-add-item', { input: { variantId, quantity } })
    return cart.id
  }
  return {
    run,
    cartWith,
    async optionsFor(variantId, delivery) {
      const cartId = await cartWith(variantId, 1)
      const found = await run('checkout-options', { cartId, delivery }, english)
      return {
        shipping: found.shippingMethods.map(({ id }) => id),
        payment: found.paymentMethods.map(({ id }) => id),
        errors: found.errors.map(({ code }) => code),
      }
    },
  }
}
