import { afterAll, beforeAll, expect, it } from 'vitest'
import { addItem } from './add-items.js'
import { storedAnswersLimit } from './change-cart.js'
import type { CartResult } from './change-cart.js'
import { removeItem, setItem, updateItem } from './update-item.js'
import { acceptChanges } from './accept-changes.js'
import { findLineIssues } from './cart-lines.js'
import { readCart } from './read-cart.js'
import { purgeCarts } from './purge-carts.js'
import type { Database } from '../../foundation/database/database.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'

const now = new Date('2026-11-21T10:00:00.000Z')
const dayMs = 24 * 60 * 60 * 1_000
const twoWeeksMs = 14 * dayMs

describeEachEngine('carts', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await seedVariants(database, 'floga', [
      { id: 'A' },
      { id: 'B', stock: 500 },
      { id: 'GONE', stock: 0 },
      { id: 'ORDERED', stock: 0, backorderable: true },
      { id: 'DEARER', priceMinor: 1_000 },
    ])
    await seedVariants(database, 'other', [{ id: 'FOREIGN' }])
  })
  afterAll(() => database.close())

  function add(
    cartId: string | null,
    variantId: string,
    quantity: number,
    mutationId: string | null = null,
    at = now,
  ): Promise<CartResult> {
    return database.write('floga', (sql) =>
      addItem(sql, { cartId, variantId, quantity, mutationId, now: at }),
    )
  }

  async function startWith(variantId: string, quantity: number) {
    const { cart } = await add(null, variantId, quantity)
    return { cartId: cart!.id, lineId: cart!.lines[0]!.id }
  }

  function update(cartId: string, lineId: string, difference: number, mutationId?: string) {
    return database.write('floga', (sql) =>
      updateItem(sql, { cartId, lineId, difference, mutationId: mutationId ?? null, now }),
    )
  }

  it('starts a cart with a random id and adds to the same line', async () => {
    const { cart } = await add(null, 'A', 2)
    expect(cart!.id).toMatch(/^[\w-]{22}$/)
    expect(cart!.version).toBe(1)
    const again = await add(cart!.id, 'A', 3)
    expect(again.errors).toEqual([])
    expect(again.cart!.lines.map(({ quantity }) => quantity)).toEqual([5])
    expect(again.cart!.version).toBe(2)
  })

  it('rejects invalid quantities', async () => {
    const codes = await Promise.all(
      [0, -1, 1_000, 2_147_483_647, Number.NaN, 1.5].map(async (quantity) => {
        const { cart, errors } = await add(null, 'A', quantity)
        return [cart, errors[0]!.code]
      }),
    )
    expect(codes).toEqual(Array.from({ length: 6 }, () => [undefined, 'NOT_ADDED']))
  })

  it('rejects variants that are sold out, unknown or of another tenant', async () => {
    for (const variantId of ['GONE', 'nothing', 'FOREIGN', 'zero\0byte', 'x'.repeat(5_000)]) {
      const { errors } = await add(null, variantId, 1)
      expect(errors[0]?.code).toBe('NOT_AVAILABLE')
    }
  })

  it('returns the available quantity when too many pieces are requested', async () => {
    const { cart } = await add(null, 'A', 8)
    const { errors, cart: after } = await add(cart!.id, 'A', 3)
    expect(errors).toEqual([
      {
        code: 'INSUFFICIENT_STOCK',
        field: 'quantity',
        lineId: cart!.lines[0]!.id,
        available: 10,
      },
    ])
    expect(after!.lines[0]!.quantity).toBe(8)
    expect(after!.version).toBe(1)
  })

  it('allows up to 999 backordered pieces', async () => {
    const { cart } = await add(null, 'ORDERED', 999)
    expect(cart!.lines[0]!.quantity).toBe(999)
    const { errors } = await add(cart!.id, 'ORDERED', 1)
    expect(errors[0]).toMatchObject({ code: 'INSUFFICIENT_STOCK', available: 999 })
  })

  it('changes lines by differences and removes them at zero', async () => {
    const { cartId, lineId } = await startWith('A', 4)
    expect((await update(cartId, lineId, -1)).cart!.lines[0]!.quantity).toBe(3)
    expect((await update(cartId, lineId, -3)).cart!.lines).toEqual([])
    expect((await update(cartId, lineId, 1)).errors[0]!.code).toBe('LINE_NOT_FOUND')
  })

  it('applies a typed quantity as the difference from the displayed one', async () => {
    const { cartId, lineId } = await startWith('B', 4)
    await update(cartId, lineId, 2)
    const set = (quantity: number, fromQuantity: number) =>
      database.write('floga', (sql) =>
        setItem(sql, { cartId, lineId, quantity, fromQuantity, mutationId: null, now }),
      )
    expect((await set(5, 4)).cart!.lines[0]!.quantity).toBe(7)
    expect((await set(1_000, 7)).errors[0]!.code).toBe('NOT_ADDED')
    expect((await set(-1, 7)).errors[0]!.code).toBe('NOT_ADDED')
    expect((await set(0, 7)).cart!.lines).toEqual([])
  })

  it('returns the same response to a repeated change and applies it once', async () => {
    const first = await add(null, 'B', 2, 'start-0123456789abcdef')
    const again = await add(null, 'B', 2, 'start-0123456789abcdef')
    expect(again.cart).toEqual(first.cart)
    const cartId = first.cart!.id
    const lineId = first.cart!.lines[0]!.id
    await update(cartId, lineId, 1, 'more')
    expect((await update(cartId, lineId, 1, 'more')).cart!.lines[0]!.quantity).toBe(3)
    expect((await update(cartId, lineId, 5, 'more')).errors[0]!.code).toBe('KEY_REUSED')
  })

  it('starts one cart from the same addition sent many times at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => add(null, 'B', 1, 'parallel-start-01234')),
    )
    expect(new Set(answers.map(({ cart }) => cart!.id)).size).toBe(1)
    expect(answers.map(({ cart }) => cart!.lines[0]!.quantity)).toEqual(Array(10).fill(1))
  })

  it('counts 50 differences made at the same time', async () => {
    const { cartId, lineId } = await startWith('B', 1)
    await Promise.all(Array.from({ length: 50 }, () => update(cartId, lineId, 1)))
    const cart = await database.read('floga', (sql) => readCart(sql, cartId, now))
    expect(cart!.lines[0]!.quantity).toBe(51)
    expect(cart!.version).toBe(51)
  })

  it('expires 14 days after the last addition', async () => {
    const { cartId, lineId } = await startWith('B', 1)
    const read = (at: number) =>
      database.read('floga', (sql) => readCart(sql, cartId, new Date(now.getTime() + at)))
    expect((await read(twoWeeksMs - 1))!.id).toBe(cartId)
    expect(await read(twoWeeksMs)).toBeUndefined()
    const later = new Date(now.getTime() + twoWeeksMs)
    expect((await add(cartId, 'B', 1, null, later)).errors[0]!.code).toBe('CART_NOT_FOUND')
    await add(cartId, 'B', 1, null, new Date(now.getTime() + 1_000))
    expect((await read(twoWeeksMs))!.id).toBe(cartId)
    await update(cartId, lineId, -1)
    expect((await read(twoWeeksMs))!.id).toBe(cartId)
  })

  it('finds no invalid id and no cart of another tenant', async () => {
    const { cartId, lineId } = await startWith('B', 1)
    for (const id of ['', 'x', "' OR 1=1 --", 'A'.repeat(22), '\0'.repeat(22)]) {
      expect((await add(id, 'B', 1)).errors[0]!.code).toBe('CART_NOT_FOUND')
    }
    expect(await database.read('other', (sql) => readCart(sql, cartId, now))).toBeUndefined()
    const stolen = await database.write('other', (sql) =>
      removeItem(sql, { cartId, lineId, mutationId: null, now }),
    )
    expect(stolen.errors[0]!.code).toBe('CART_NOT_FOUND')
  })

  it('lists what changed since a line was added, until it is accepted', async () => {
    const { cartId, lineId } = await startWith('DEARER', 3)
    await database.write('floga', (sql) =>
      sql.query("UPDATE variants SET price_minor = 1100, stock = 2 WHERE id = 'DEARER'"),
    )
    const issues = async () => {
      const cart = await database.read('floga', (sql) => readCart(sql, cartId, now))
      return findLineIssues(cart!.lines).get(lineId)
    }
    expect(await issues()).toEqual([
      { code: 'INSUFFICIENT_STOCK', available: 2 },
      { code: 'PRICE_CHANGED', oldPriceMinor: 1_000 },
    ])
    const accept = () => database.write('floga', (sql) => acceptChanges(sql, { cartId, now }))
    const { cart: seen } = await accept()
    expect(await issues()).toEqual([])
    expect(seen!.lines).toMatchObject([{ quantity: 2, acceptedPriceMinor: 1_100 }])
    await database.write('floga', (sql) =>
      sql.query("UPDATE variants SET active = false WHERE id = 'DEARER'"),
    )
    expect(await issues()).toEqual([{ code: 'NOT_AVAILABLE' }])
    expect((await accept()).cart).toMatchObject({ lines: [], saved: [{ id: lineId, quantity: 2 }] })
  })

  it('removes a line', async () => {
    const { cartId } = await startWith('A', 1)
    const { cart } = await add(cartId, 'B', 1)
    const left = await database.write('floga', (sql) =>
      removeItem(sql, { cartId, lineId: cart!.lines[0]!.id, mutationId: null, now }),
    )
    expect(left.cart!.lines.map(({ variantId }) => variantId)).toEqual(['B'])
  })

  it('stores the latest responses of a cart, and counts a repeated addition once among them', async () => {
    const { cart } = await add(null, 'B', 1, 'first-addition-0123')
    const { id } = cart!
    // The response was lost before the browser knew its cart.
    expect((await add(null, 'B', 1, 'first-addition-0123')).cart).toMatchObject({
      id,
      lines: [{ quantity: 1 }],
    })
    for (let count = 1; count <= storedAnswersLimit + 5; count += 1) {
      await add(id, 'B', 1, `addition-${count}`)
    }
    const last = `addition-${storedAnswersLimit + 5}`
    expect((await add(id, 'B', 1, last)).cart).toMatchObject({
      lines: [{ quantity: storedAnswersLimit + 6 }],
    })
    const stored = await database.admin((sql) =>
      sql.query('SELECT 1 FROM cart_mutations WHERE cart_id = $1', [id]),
    )
    expect(stored).toHaveLength(storedAnswersLimit)
  })

  it('deletes expired carts and their stored responses', async () => {
    const old = new Date(now.getTime() - twoWeeksMs)
    const { cart } = await add(null, 'B', 1, 'an-old-start-0123456', old)
    const purgeAfter = async (days: number) => {
      await database.admin((sql) => purgeCarts(sql, new Date(now.getTime() + days * dayMs)))
      return database.admin((sql) =>
        sql.query('SELECT 1 FROM cart_mutations WHERE cart_id = $1', [cart!.id]),
      )
    }
    // As long as it can be renewed.
    expect(await purgeAfter(59)).toHaveLength(1)
    expect(await purgeAfter(60)).toEqual([])
  })
})
