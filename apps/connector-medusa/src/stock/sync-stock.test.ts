import { describe, expect, it } from 'vitest'
import { createTwins, placeOrder } from '../testing/create-twins.js'

describe('stock from Medusa', () => {
  it('arrives as a difference, to zero and back', async () => {
    const twins = await createTwins()
    await twins.settle()
    const level = twins.medusa.stock.get('STOVE-1')!
    for (const stocked of [0, 7]) {
      level.stocked = stocked
      twins.connector.notice({ kind: 'stock' })
      await twins.settle()
      expect(twins.platform.stock.get('STOVE-1')).toBe(stocked)
    }
  })

  it('names what is sold more often than it is there, and loses no order', async () => {
    const twins = await createTwins()
    await twins.settle()
    placeOrder(twins)
    twins.medusa.stock.get('STOVE-1')!.stocked = 1
    twins.connector.notice({ kind: 'orders' })
    await twins.settle()
    expect(twins.medusa.orders).toMatchObject([{ status: 'draft' }])
    expect(twins.platform.stock.get('STOVE-1')).toBe(0)
    expect(twins.report.lines().map(({ text }) => text)).toEqual([
      expect.stringContaining('Not enough stock available'),
      'STOVE-1: 1 more pieces are sold than Medusa has.',
    ])
    twins.medusa.stock.get('STOVE-1')!.stocked = 5
    twins.connector.readAll()
    await twins.settle()
    expect(twins.medusa.orders).toMatchObject([{ status: 'pending' }])
    expect(twins.platform.stock.get('STOVE-1')).toBe(3)
    expect(twins.report.lines()).toEqual([])
  })

  it('does not count an order that arrives while stock is read', async () => {
    const twins = await createTwins()
    await twins.settle()
    let isOrdered = false
    const read = twins.platform.fetch
    twins.platform.fetch = (input, options) => {
      if (!isOrdered && String(input).includes('/stock?')) {
        isOrdered = true
        placeOrder(twins)
      }
      return read(input, options)
    }
    await twins.restart()
    twins.medusa.stock.get('STOVE-1')!.stocked = 9
    twins.connector.readAll()
    await twins.settle()
    twins.connector.notice({ kind: 'orders' })
    await twins.settle()
    expect(twins.platform.stock.get('STOVE-1')).toBe(7)
    expect(twins.platform.writes.filter((one) => one === 'POST /stock')).toHaveLength(1)
  })
})
