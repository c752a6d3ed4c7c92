import { afterAll, beforeAll, expect, it } from 'vitest'
import { addItem } from './add-items.js'
import type { CartResult } from './change-cart.js'
import { removeItem, setItem } from './update-item.js'
import { finishCart } from './checkout-cart.js'
import { deleteInactiveItem, restoreItem, saveItem } from './inactive-lines.js'
import { readCart } from './read-cart.js'
import { readExpiredLines, renewCart } from './renew-cart.js'
import type { Database, Transaction } from '../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'

const now = new Date('2026-11-22T10:00:00.000Z')
const later = new Date(now.getTime() + 15 * 24 * 60 * 60 * 1_000)

describeWithDatabase('inactive lines of a cart', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    await seedVariants(database, 'floga', [{ id: 'A' }, { id: 'B' }, { id: 'C', stock: 3 }])
  })
  afterAll(() => database.close())

  const write = (work: (sql: Transaction) => Promise<CartResult>) => database.write('floga', work)

  async function createCart(...goods: [variantId: string, quantity: number][]) {
    let cartId: string | null = null
    for (const [variantId, quantity] of goods) {
      const input = { cartId, variantId, quantity, mutationId: null, now }
      const { cart } = await write((sql) => addItem(sql, input))
      cartId = cart!.id
    }
    const cart = await database.read('floga', (sql) => readCart(sql, cartId!, now))
    const lineOf = (variantId: string) => ({
      cartId: cart!.id,
      lineId: cart!.lines.find((line) => line.variantId === variantId)!.id,
      mutationId: null,
      now,
    })
    return { cartId: cart!.id, lineOf }
  }

  function contents({ cart }: CartResult) {
    const toText = (line: { variantId: string; quantity: number }) =>
      `${line.variantId}×${line.quantity}`
    return { lines: cart!.lines.map(toText), saved: cart!.saved.map(toText) }
  }

  it('restores a removed line to its position, with its id', async () => {
    const { lineOf } = await createCart(['A', 2], ['B', 1])
    const removed = await write((sql) => removeItem(sql, lineOf('A')))
    expect(contents(removed)).toEqual({ lines: ['B×1'], saved: [] })
    const restored = await write((sql) => restoreItem(sql, lineOf('A')))
    expect(contents(restored)).toEqual({ lines: ['A×2', 'B×1'], saved: [] })
    expect(restored.cart!.lines[0]!.id).toBe(lineOf('A').lineId)
    const again = await write((sql) => restoreItem(sql, lineOf('A')))
    expect(again.errors[0]!.code).toBe('LINE_NOT_FOUND')
  })

  it('restores a line that was set to zero, and adds it to a new line of the variant', async () => {
    const { cartId, lineOf } = await createCart(['A', 2])
    await write((sql) => setItem(sql, { ...lineOf('A'), quantity: 0, fromQuantity: 2 }))
    const input = { cartId, variantId: 'A', quantity: 3, mutationId: null, now }
    await write((sql) => addItem(sql, input))
    expect(contents(await write((sql) => restoreItem(sql, lineOf('A')))).lines).toEqual(['A×5'])
  })

  it('saves each variant once', async () => {
    const { cartId, lineOf } = await createCart(['A', 2], ['B', 1])
    const first = await write((sql) => saveItem(sql, lineOf('A')))
    expect(contents(first)).toEqual({ lines: ['B×1'], saved: ['A×2'] })
    const input = { cartId, variantId: 'A', quantity: 4, mutationId: null, now }
    const { cart } = await write((sql) => addItem(sql, input))
    const second = { ...lineOf('A'), lineId: cart!.lines[1]!.id }
    expect(contents(await write((sql) => saveItem(sql, second))).saved).toEqual(['A×6'])
    expect(contents(await write((sql) => deleteInactiveItem(sql, second))).saved).toEqual([])
  })

  it('returns the available quantity when too many are restored, and restores that many', async () => {
    const { lineOf } = await createCart(['C', 3])
    await write((sql) => saveItem(sql, lineOf('C')))
    await database.write('floga', (sql) =>
      sql.query("UPDATE variants SET stock = 2 WHERE id = 'C'"),
    )
    const { errors } = await write((sql) => restoreItem(sql, lineOf('C')))
    expect(errors).toEqual([
      { code: 'INSUFFICIENT_STOCK', field: 'quantity', available: 2, lineId: lineOf('C').lineId },
    ])
    const two = await write((sql) => restoreItem(sql, { ...lineOf('C'), quantity: 2 }))
    expect(contents(two).lines).toEqual(['C×2'])
  })

  it('moves saved lines to the next cart when this one is ordered', async () => {
    const { cartId, lineOf } = await createCart(['A', 1], ['B', 2])
    await write((sql) => saveItem(sql, lineOf('B')))
    await database.write('floga', (sql) => finishCart(sql, cartId, { token: 'order-1', now }))
    const input = { cartId, variantId: 'A', quantity: 1, mutationId: null, now }
    const next = await write((sql) => addItem(sql, input))
    expect(contents(next)).toEqual({ lines: ['A×1'], saved: ['B×2'] })
    const finished = await database.read('floga', (sql) => readCart(sql, cartId, now))
    expect(finished).toMatchObject({ token: 'order-1', nextId: next.cart!.id, saved: [] })
  })

  it('renews an expired cart once, with the available items', async () => {
    const { cartId, lineOf } = await createCart(['A', 2], ['B', 12 - 2], ['C', 2])
    await write((sql) => saveItem(sql, lineOf('A')))
    await database.write('floga', (sql) =>
      sql.query("UPDATE variants SET stock = 4 WHERE id = 'B'"),
    )
    const expired = (at: Date) => database.read('floga', (sql) => readExpiredLines(sql, cartId, at))
    expect(await expired(now)).toBeUndefined()
    expect(await expired(later)).toEqual([
      { variantId: 'B', quantity: 10 },
      { variantId: 'C', quantity: 2 },
    ])
    const renew = () => write((sql) => renewCart(sql, { cartId, memberId: null, now: later }))
    const renewed = await renew()
    expect(contents(renewed)).toEqual({ lines: ['B×4', 'C×2'], saved: ['A×2'] })
    expect(renewed.mergeResults.map(({ kind }) => kind)).toEqual(['CAPPED', 'ADDED'])
    expect((await renew()).cart!.id).toBe(renewed.cart!.id)
    expect(await expired(later)).toBeUndefined()
    const forged = { cartId: 'A'.repeat(22), memberId: null, now: later }
    const { cart, errors } = await write((sql) => renewCart(sql, forged))
    expect([cart, errors[0]!.code]).toEqual([undefined, 'CART_NOT_FOUND'])
  })
})
