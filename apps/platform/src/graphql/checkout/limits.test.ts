import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { english } from '../testing/shopper.js'
import { openTestShop } from '../testing/test-shop.js'
import type { TestShop } from '../testing/test-shop.js'

describe('limits of one network in a shop', () => {
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

  it('refuse no order for what others hold under the same mailbox or behind the same address', async () => {
    const address = '2001:db8:1:1::1'
    const codes: string[][] = []
    for (let count = 0; count < 27; count += 1) {
      codes.push(await place(`Stranger+${count}@example.com`, address))
    }
    expect(codes.flat()).toEqual([])
    const { rows } = await shop.database.admin(async (sql) => ({
      rows: await sql.query<{ reserved: boolean }>('SELECT reserved FROM orders'),
    }))
    expect(new Set(rows.map(({ reserved }) => reserved))).toEqual(new Set([true, false]))
    // The mailbox gets ten mails an hour, by all who typed its address.
    const due = await shop.database.admin((sql) =>
      sql.query<{ now: number; all: number }>(
        `SELECT (count(*) FILTER (WHERE due_at = created_at))::integer AS now, count(*)::integer AS all
         FROM outbox WHERE kind = 'order-placed'`,
      ),
    )
    expect(due).toEqual([{ now: 10, all: 27 }])
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
