import { createCart, createPlatformCaller, placeOrder, prepareOrder } from '@floga/chaos'

export interface PlacedOrder {
  id: string
  number: string
}

/** People who buy in the shop, each from a network of their own. */
export function createShoppers(platformUrl: string) {
  let count = 0
  const callAs = (index: number) =>
    createPlatformCaller(platformUrl, 'en', `198.18.${index >> 8}.${index & 255}`)
  return {
    /** Orders the product with such an address. */
    async order(
      slug: string,
      quantity: number,
      paymentMethodId = 'cash-on-delivery',
    ): Promise<PlacedOrder> {
      const call = callAs((count += 1))
      const { data: product } = await call('Product', { where: { slug } })
      const cartId = await createCart(call, product.variants[0].id, quantity)
      const email = `maria${count}@example.gr`
      const input = await prepareOrder(call, cartId, email, paymentMethodId)
      const { data } = await placeOrder(call, input)
      if (data?.status !== 'PLACED') throw new Error(`Not placed: ${JSON.stringify(data)}`)
      return { id: data.order.id, number: data.order.number }
    },
    /** Pays by card on the page of the provider. */
    async pay({ id }: PlacedOrder, shopUrl: string): Promise<void> {
      const input = { orderId: id, paymentMethodId: 'card', returnUrl: `${shopUrl}/back` }
      const { data } = await callAs(count)('OrderPay', { input })
      const response = await fetch(`${data.url}/card`, {
        method: 'POST',
        body: new URLSearchParams({
          holder: 'MARIA P',
          number: '4111111111111111',
          expiry: '12/39',
          code: '123',
        }),
      })
      if (!response.ok) throw new Error(`The provider answered ${response.status}.`)
    },
  }
}
