import { describe, expect, it } from 'vitest'
import { createTwins, placeOrder } from '../testing/create-twins.js'
import type { Twins } from '../testing/create-twins.js'
import type { Row } from '../testing/row.js'

async function openWithOrder(): Promise<{ twins: Twins; order: Row }> {
  const twins = await createTwins()
  await twins.settle()
  const order = placeOrder(twins)
  twins.connector.notice({ kind: 'orders' })
  await twins.settle()
  return { twins, order }
}

/** What the owner does in Medusa's admin, and the event of it. */
async function decide(twins: Twins, change: (order: Row) => void): Promise<void> {
  const [order] = twins.medusa.orders
  change(order!)
  twins.connector.notice({ kind: 'medusa-order', id: order!['id'] })
  await twins.settle()
}

const stocks = ({ medusa, platform }: Twins) => {
  const { stocked, reserved } = medusa.stock.get('STOVE-1')!
  return { shop: platform.stock.get('STOVE-1'), medusa: stocked - reserved }
}

describe('orders between shop and Medusa', () => {
  it('brings an order to Medusa at the prices of the shop, and its stock stays the same', async () => {
    const { twins } = await openWithOrder()
    expect(twins.medusa.orders).toMatchObject([
      {
        status: 'pending',
        metadata: { floga_order: '10000001', floga_payment: 'Αντικαταβολή' },
        items: [{ variant_id: 'variant_1', quantity: 2, unit_price: 349 }],
        // Without it, the admin has no 'Mark as paid'.
        payment_collections: [{ status: 'not_paid' }],
      },
    ])
    expect(twins.medusa.orders[0]!['total']).toBeCloseTo(705.4, 6)
    expect(stocks(twins)).toEqual({ shop: 8, medusa: 8 })
    twins.connector.readAll()
    await twins.settle()
    expect(twins.report.readings().at(-1)).toMatchObject({ differences: 0 })
    expect(twins.report.lines()).toEqual([])
  })

  it('leaves a draft whose total is another one', async () => {
    const twins = await createTwins()
    await twins.settle()
    placeOrder(twins)['totals'].grandMinor = 70_541
    twins.connector.notice({ kind: 'orders' })
    await twins.settle()
    expect(twins.medusa.orders).toMatchObject([{ status: 'draft' }])
    expect(twins.report.lines().map(({ text }) => text)).toEqual([
      'Order 10000001 stays a draft: Medusa computes 705.40, the shop 705.41 EUR.',
    ])
    // The shop has taken its pieces, Medusa has not.
    expect(stocks(twins)).toEqual({ shop: 8, medusa: 10 })
  })

  it('sends what was packed, sent and delivered in Medusa', async () => {
    const { twins, order } = await openWithOrder()
    const parcel: Record<string, unknown> = { packed_at: 'now', labels: [] }
    await decide(twins, (medusa) => medusa['fulfillments'].push(parcel))
    expect(order['state']).toBe('READY')
    await decide(twins, () => {
      parcel['shipped_at'] = 'now'
      parcel['labels'] = [{ tracking_number: 'AB123', tracking_url: 'https://track.example/AB123' }]
    })
    expect(order).toMatchObject({
      state: 'SHIPPED',
      shipments: [{ tracking: 'AB123', trackingUrl: 'https://track.example/AB123' }],
    })
    const other = { ...parcel, labels: [{ tracking_number: 'AB124', tracking_url: '#' }] }
    await decide(twins, (medusa) => medusa['fulfillments'].push(other))
    expect(order['shipments']).toHaveLength(2)
    await decide(twins, () => {
      parcel['delivered_at'] = 'now'
      Object.assign(other, { delivered_at: 'now' })
    })
    expect(order['state']).toBe('COMPLETED')
  })

  it('does not send what is not paid', async () => {
    const { twins, order } = await openWithOrder()
    order['payment'].kind = 'BANK_TRANSFER'
    await decide(twins, (medusa) => medusa['fulfillments'].push({ shipped_at: 'now' }))
    expect(order['state']).toBe('PENDING')
    expect(twins.report.lines()).toMatchObject([{ text: expect.stringContaining('is not paid') }])
    await decide(twins, (medusa) => {
      medusa['payment_collections'].push({
        id: 'p',
        status: 'completed',
        payments: [{ captures: [{ amount: 705.4 }] }],
      })
    })
    expect(order['state']).toBe('SHIPPED')
    expect(twins.report.lines()).toEqual([])
  })

  it('returns goods once, and refunds what Medusa refunded beyond them', async () => {
    const { twins, order } = await openWithOrder()
    const withdrawal = { reference: 'W1', isOpen: true, items: [{ sku: 'STOVE-1', quantity: 1 }] }
    Object.assign(order, { state: 'COMPLETED', paymentState: 'PAID', withdrawals: [withdrawal] })
    twins.platform.touch(order['number'])
    twins.connector.notice({ kind: 'orders' })
    await twins.settle()
    const [collection] = twins.medusa.orders[0]!['payment_collections']
    expect(collection.payments[0].captures).toHaveLength(1)
    await decide(twins, (medusa) => {
      medusa['items'][0].detail.return_received_quantity = 1
      twins.medusa.stock.get('STOVE-1')!.stocked += 1
    })
    expect(order['refunds']).toEqual([{ state: 'DONE', amountMinor: 34_900 }])
    expect(withdrawal.isOpen).toBe(false)
    await decide(twins, () => collection.payments[0].refunds.push({ amount: 349 }))
    await decide(twins, () => collection.payments[0].refunds.push({ amount: 5 }))
    await decide(twins, () => undefined)
    expect(order['refunds'].map((one: { amountMinor: number }) => one.amountMinor)).toEqual([
      34_900, 500,
    ])
    expect(stocks(twins)).toEqual({ shop: 9, medusa: 9 })
  })

  it('cancels on both sides, whoever did it', async () => {
    const { twins, order } = await openWithOrder()
    await decide(twins, (medusa) => {
      medusa['status'] = 'canceled'
      twins.medusa.stock.get('STOVE-1')!.reserved -= 2
    })
    expect(order['state']).toBe('CANCELED')
    const second = placeOrder(twins, '10000002')
    twins.connector.notice({ kind: 'orders' })
    await twins.settle()
    Object.assign(second, { state: 'CANCELED', isReserved: false })
    twins.platform.stock.set('STOVE-1', 10)
    twins.platform.touch('10000002')
    twins.connector.notice({ kind: 'orders' })
    await twins.settle()
    expect(twins.medusa.orders[1]).toMatchObject({ status: 'canceled' })
    expect(stocks(twins)).toEqual({ shop: 10, medusa: 10 })
  })

  it('keeps orders for a Medusa that is down', async () => {
    const twins = await createTwins()
    await twins.settle()
    twins.medusa.isDown = true
    placeOrder(twins)
    twins.connector.notice({ kind: 'orders' })
    expect(await twins.connector.run()).toBe(false)
    expect(twins.report.lines()).toMatchObject([
      { text: expect.stringContaining('Medusa does not respond') },
    ])
    twins.medusa.isDown = false
    await twins.settle()
    expect(twins.medusa.orders).toMatchObject([{ status: 'pending' }])
    expect(twins.report.lines()).toEqual([])
  })

  it.each([10, 2])(
    'reserves once when Medusa ends in a conversion, of %s pieces',
    async (pieces) => {
      const twins = await createTwins()
      twins.medusa.stock.get('STOVE-1')!.stocked = pieces
      await twins.settle()
      twins.medusa.endsInConversion = true
      const order = placeOrder(twins)
      twins.connector.notice({ kind: 'orders' })
      expect(await twins.connector.run()).toBe(false)
      twins.medusa.isDown = false
      await twins.restart()
      await twins.settle()
      expect(twins.medusa.orders).toMatchObject([{ status: 'pending' }])
      expect(stocks(twins)).toEqual({ shop: pieces - 2, medusa: pieces - 2 })
      expect(twins.report.lines()).toEqual([])
      expect(order['state']).toBe('PENDING')
    },
  )

  it('reserves nothing for an order that was canceled after Medusa ended in its conversion', async () => {
    const twins = await createTwins()
    await twins.settle()
    twins.medusa.endsInConversion = true
    const order = placeOrder(twins)
    twins.connector.notice({ kind: 'orders' })
    await twins.connector.run()
    twins.medusa.isDown = false
    Object.assign(order, { state: 'CANCELED', isReserved: false })
    twins.platform.stock.set('STOVE-1', 10)
    twins.platform.touch('10000001')
    twins.connector.notice({ kind: 'orders' })
    await twins.settle()
    expect(twins.medusa.orders).toEqual([])
    expect(stocks(twins)).toEqual({ shop: 10, medusa: 10 })
  })

  it('neither loses nor doubles anything when it is killed after any write', async () => {
    const outcomes = []
    for (let at = 0; at < 20; at += 1) {
      const twins = await createTwins()
      let left = at
      const kill = () => {
        left -= 1
        if (left < 0) throw new TypeError('killed')
      }
      Object.assign(twins.medusa, { afterWrite: kill })
      Object.assign(twins.platform, { afterWrite: kill })
      const resume = async () => {
        for (let tries = 0; tries < 3; tries += 1) {
          if ((await twins.connector.run()) && twins.connector.isIdle()) return
          Object.assign(twins.medusa, { afterWrite: () => undefined })
          Object.assign(twins.platform, { afterWrite: () => undefined })
          await twins.restart()
        }
        await twins.settle()
      }
      await resume()
      const order = placeOrder(twins)
      twins.connector.notice({ kind: 'orders' })
      await resume()
      const [medusa] = twins.medusa.orders
      medusa!['fulfillments'].push({ shipped_at: 'now', labels: [{ tracking_number: 'AB1' }] })
      twins.connector.notice({ kind: 'medusa-order', id: medusa!['id'] })
      await resume()
      medusa!['items'][0].detail.return_received_quantity = 1
      twins.medusa.stock.get('STOVE-1')!.stocked += 1
      twins.connector.notice({ kind: 'medusa-order', id: medusa!['id'] })
      await resume()
      outcomes.push({
        orders: twins.medusa.orders.length,
        status: medusa!['status'],
        state: order['state'],
        shipments: order['shipments'].length,
        refunds: order['refunds'].length,
        ...stocks(twins),
      })
    }
    const whole = {
      orders: 1,
      status: 'pending',
      state: 'SHIPPED',
      shipments: 1,
      refunds: 1,
      shop: 9,
      medusa: 9,
    }
    expect(outcomes).toEqual(Array.from({ length: 20 }, () => whole))
  })
})
