import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { english } from '../testing/shopper.js'
import { openTestShop } from '../testing/test-shop.js'
import type { TestShop } from '../testing/test-shop.js'

describe('what one network may do in a shop', () => {
  let shop: TestShop
  let orders = 0
  beforeAll(async () => {
    shop = await openTestShop('pglite')
  })
  afterAll(() => shop.close())

  const from = (address: string) => ({ ...english, 'x-forwarded-for': address })
  const order = (
    cartId: string,
    email: string,
    idempotencyKey = `order-of-limits-${(orders += 1)}`,
  ) => orderInput({ cartId, idempotencyKey, contact: { ...orderInput().contact, email } })
  const place = async (email: string, address: string) => {
    const { cart } = await shop.shopper.run(
      'cart-add-item',
      { input: { variantId: 'A', quantity: 1 } },
      from(address),
    )
    const input = order(cart.id, email)
    const { errors } = await shop.shopper.run('checkout-place-order', { input }, from(address))
    return errors.map(({ code }) => code)
  }

  it('is to hold so many unpaid orders for one mailbox, however its address is written', async () => {
    for (let count = 0; count < 6; count += 1) {
      expect(await place(`Stranger+${count}@example.com`, `203.0.113.${count}`)).toEqual([])
    }
    expect(await place('stranger@example.com', '203.0.113.99')).toEqual(['THROTTLED'])
    await shop.database.admin((sql) => sql.query(`UPDATE orders SET state = 'APPROVED'`))
    expect(await place('stranger@example.com', '203.0.113.99')).toEqual([])
  })

  it('is to hold so many unpaid orders, whatever the mailbox', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect(await place(`buyer-${count}@example.com`, `2001:db8:1:1::${count}`)).toEqual([])
    }
    expect(await place('buyer@example.com', '2001:db8:1:1:ffff::1')).toEqual(['THROTTLED'])
    expect(await place('buyer@example.com', '2001:db8:1:2::1')).toEqual([])
  })

  it('is to send an order again whose answer was lost, beyond any limit', async () => {
    const address = '203.0.113.50'
    const cartId = await shop.shopper.cartWith('A', 1)
    const input = order(cartId, 'again@example.com')
    const ask = () => shop.shopper.run('checkout-place-order', { input }, from(address))
    const { order: placed } = await ask()
    for (let count = 0; count < 5; count += 1) await place('again@example.com', address)
    expect(await place('again@example.com', address)).toEqual(['THROTTLED'])
    expect((await ask()).order.id).toBe(placed.id)
  })

  it('is to open so many carts in an hour, and to use those that it has', async () => {
    const add = (input: object) =>
      shop.shopper.run(
        'cart-add-item',
        { input: { variantId: 'A', quantity: 1, ...input } },
        from('203.0.113.60'),
      )
    const { cart } = await add({})
    const answers = await Promise.all(Array.from({ length: 299 }, () => add({})))
    expect(answers.flatMap(({ errors }) => errors)).toEqual([])
    expect((await add({})).errors).toMatchObject([{ code: 'THROTTLED' }])
    expect((await add({ cartId: cart.id })).errors).toEqual([])
    expect(await shop.shopper.cartWith('A', 1)).toMatch(/^.{22}$/)
  })

  it('is to guess so many coupon codes in one cart, and over all carts', async () => {
    const guess = async (cartId: string, count: number) => {
      const code = `GUESS-${count}`
      const { errors } = await shop.shopper.run(
        'cart-apply-coupon',
        { cartId, code },
        from('203.0.113.70'),
      )
      return errors[0]?.code
    }
    const codes = new Set<string | undefined>()
    const cartId = await shop.shopper.cartWith('A', 1)
    for (let count = 0; count < 10; count += 1) codes.add(await guess(cartId, count))
    expect([...codes]).toEqual(['COUPON_UNKNOWN'])
    expect(await guess(cartId, 10)).toBe('THROTTLED')
    for (let count = 0; count < 19; count += 1) {
      codes.add(await guess(await shop.shopper.cartWith('A', 1), count))
    }
    expect([...codes]).toEqual(['COUPON_UNKNOWN'])
    expect(await guess(await shop.shopper.cartWith('A', 1), 0)).toBe('THROTTLED')
  })
})
