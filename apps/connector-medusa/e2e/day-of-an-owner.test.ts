import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { inBatches } from '@floga/chaos'
import { repositoryRoot } from '@floga/setup'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Row } from '../src/testing/row.js'
import { countUntaken } from './count-untaken.js'
import { openAdmin } from './open-admin.js'
import type { Admin } from './open-admin.js'
import { createOwner } from './owner.js'
import { startBackOffice } from './start-back-office.js'
import type { BackOffice } from './start-back-office.js'

/** How long Medusa does not respond: pauses between tries are longest after a minute. */
const awayMs = Number(process.env['AWAY_MINUTES'] ?? 3) * 60_000
const platformAwayMs = 180_000
/** Of the product that the owner creates. */
const title = 'Ξυλόσομπα μαντεμένια Ήφαιστος'
const slug = 'hephaestus-cast-iron-wood-stove'
const page = `/en/products/${slug}`
/** What the shop and the admin show after each step. */
const pictures = join(repositoryRoot, '.data', 'back-office-test', 'pictures')
/** An event, a reading of all goods, and a busy machine. */
const patience = { timeout: 180_000, interval: 1_000 }

describe('a day of an owner, with the real Medusa', () => {
  let office: BackOffice
  let owner: ReturnType<typeof createOwner>
  let admin: Admin
  let product: string
  beforeAll(async () => {
    await rm(pictures, { recursive: true, force: true })
    await mkdir(pictures, { recursive: true })
    office = await startBackOffice()
    owner = createOwner(office.owner)
    admin = await openAdmin(office.medusaUrl, office.login)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state !== 'fail') return
    await admin.show(join(pictures, `failed-${task.id}.png`))
  })
  afterAll(async () => {
    await admin?.close()
    await office?.stop()
  })

  const shows = async (path: string) => {
    const response = await fetch(`${office.origin}${path}`)
    return { status: response.status, text: await response.text() }
  }
  /** Keeps a picture of the admin and of the shop. */
  const keep = async (step: string, path: string) => {
    await admin.show(join(pictures, `${step}-admin.png`))
    await admin.showShop(`${office.origin}${path}`, join(pictures, `${step}-shop.png`))
  }
  /** Waits until the product's page contains a text. */
  const isShown = async (step: string, text: string) => {
    await vi.waitFor(async () => expect((await shows(page)).text).toContain(text), patience)
    await keep(step, page)
  }
  const stockOf = async (sku: string) =>
    ((await office.platform.get(`/stock/${sku}`)) as { stock: number }).stock
  const orderOf = async (number: string) => (await office.platform.get(`/orders/${number}`)) as Row
  const settled = () =>
    vi.waitFor(async () => expect((await office.report()).isIdle).toBe(true), patience)

  const countOrders = async () => {
    const count = async (path: string) => {
      const list = (await office.owner.get(`${path}?fields=id`)) as { count: number }
      return list.count
    }
    return { orders: await count('/admin/orders'), drafts: await count('/admin/draft-orders') }
  }
  /** Stock on both sides; in the shop without the pieces that will be taken. */
  const stocks = async () => [
    (await stockOf('WOOD-1')) - (await countUntaken(office.platform)),
    await owner.stockOf('WOOD-1'),
  ]

  const placeOrder = async (quantity: number, paymentMethodId?: string) =>
    (await office.shoppers.order(slug, quantity, paymentMethodId)).number
  const arrived = (number: string, status = 'pending') =>
    vi.waitFor(async () => expect(await owner.orderOf(number)).toMatchObject({ status }), patience)
  const isAt = (number: string, state: object) =>
    vi.waitFor(async () => expect(await orderOf(number)).toMatchObject(state), patience)
  /** Mails about an order with such a text. */
  const countMails = async (number: string, text: string) =>
    (await office.mails(number)).filter((mail) => mail.includes(text)).length

  it('has every product of the shop, and the first reading finds no difference', async () => {
    await settled()
    const { readings, lines } = await office.report()
    expect(readings[0]).toMatchObject({
      isFull: true,
      products: 456,
      differences: 0,
      different: [],
    })
    expect(lines).toEqual([])
  })

  it('shows a new product in both languages, found in Greeklish', async () => {
    product = await admin.createProduct({
      title,
      handle: 'hephaestus',
      description: 'Ζεσταίνει & κρατά.\n\n- Μαντέμι\n- 5 kg',
      image: join(repositoryRoot, 'apps/platform/catalogue/pictures/adapter-a.webp'),
      sku: 'WOOD-1',
      price: '89',
    })
    const { id: variant } = await owner.variantOf('WOOD-1')
    await admin.setWeight(product, variant, '5000')
    await admin.setStock(product, '4')
    await admin.translate(product, 'Hephaestus cast iron wood stove')
    await vi.waitFor(async () => {
      const found = await shows('/products?search=ksilosompa')
      expect(found.text).toContain(title)
    }, patience)
    const { text } = await vi.waitFor(async () => {
      const found = await shows(page)
      expect(found.status).toBe(200)
      return found
    }, patience)
    expect(text).toContain('Hephaestus cast iron wood stove')
    expect(text).toMatch(/\/medusa\/[0-9a-f]{20}-\d+\.(avif|webp|jpg)/)
    await isShown('1-new', '89.00')
  })

  it('follows prices, sales and stock, to zero and back', async () => {
    const price = async () => (await office.platform.get('/prices/WOOD-1')) as Row
    await admin.setPrice(product, '95')
    await vi.waitFor(
      async () => expect(await price()).toMatchObject({ priceMinor: 9_500 }),
      patience,
    )
    await isShown('2-price', '95.00')
    await admin.startSale('Winter', title, '79')
    await vi.waitFor(
      async () => expect(await price()).toMatchObject({ salePriceMinor: 7_900 }),
      patience,
    )
    await isShown('3-sale', '79.00')
    await admin.endSale('Winter')
    await vi.waitFor(
      async () => expect(await price()).toMatchObject({ salePriceMinor: null }),
      patience,
    )
    for (const [pieces, availability] of [
      [0, 'OutOfStock'],
      [4, 'InStock'],
    ] as const) {
      await admin.setStock(product, String(pieces))
      await vi.waitFor(async () => expect(await stockOf('WOOD-1')).toBe(pieces), patience)
      await isShown(`4-stock-${pieces}`, `schema.org/${availability}`)
    }
  })

  it('brings an order to Medusa, and its parcel, return and refunds back', async () => {
    const { id, number } = await office.shoppers.order(slug, 2)
    const receipt = `/en/receipt/${id}`
    await arrived(number)
    const { totals } = await orderOf(number)
    expect((await owner.orderOf(number))!['total']).toBeCloseTo(totals.grandMinor / 100, 6)
    expect(await stocks()).toEqual([2, 2])

    const order = await owner.idOf(number)
    await admin.pack(order)
    await isAt(number, { state: 'READY' })
    await keep('5-packed', receipt)
    await admin.send(order, 'AB123')
    await isAt(number, {
      state: 'SHIPPED',
      shipments: [{ tracking: 'AB123', trackingUrl: 'https://track.example/AB123' }],
    })
    await vi.waitFor(async () => expect(await countMails(number, 'AB123')).toBe(1), patience)
    await keep('6-sent', receipt)
    await admin.deliver(order)
    await isAt(number, { state: 'COMPLETED' })
    await keep('7-delivered', receipt)
    // Cash on delivery is paid now, which Medusa has to know before it refunds.
    await settled()

    await admin.requestReturn(order)
    await admin.receiveReturn(order)
    await isAt(number, { items: [{ returned: 1 }] })
    await keep('8-returned', receipt)
    await admin.refund(order, '95')
    await admin.refund(order, '5')
    await vi.waitFor(async () => {
      const { refunds } = await orderOf(number)
      expect(refunds.map(({ amountMinor }: Row) => amountMinor)).toEqual([9_500, 500])
    }, patience)
    await keep('9-refunded', receipt)
    await settled()
    expect(await stocks()).toEqual([3, 3])
  })

  it('loses and doubles nothing when all of it is killed after each step', async () => {
    const [before = 0] = await stocks()
    const number = await placeOrder(2)
    await delay(1_500)
    await office.killAndRestart()
    await arrived(number)
    const order = await owner.idOf(number)
    const steps = [
      () => admin.pack(order),
      () => admin.send(order, 'AB124'),
      () => admin.deliver(order),
      () => admin.requestReturn(order),
      () => admin.receiveReturn(order),
    ]
    for (const [index, step] of steps.entries()) {
      await step()
      await delay(index * 400)
      await office.killAndRestart()
    }
    await isAt(number, { state: 'COMPLETED', items: [{ returned: 1 }] })
    await settled()
    // Medusa has to know that cash on delivery is paid before it refunds.
    await admin.refund(order, '95')
    await office.killAndRestart()
    await isAt(number, { refunds: [{ amountMinor: 9_500 }] })
    await settled()
    const { shipments } = await orderOf(number)
    expect(shipments).toMatchObject([{ tracking: 'AB124' }])
    expect(await countOrders()).toEqual({ orders: 2, drafts: 0 })
    expect(await countMails(number, 'AB124')).toBe(1)
    expect(await stocks()).toEqual([before - 1, before - 1])
  })

  it('follows transfers, cards and cancellations on both sides', async () => {
    await admin.setStock(product, '40')
    await vi.waitFor(async () => expect(await stockOf('WOOD-1')).toBe(40), patience)
    const transfer = await placeOrder(1, 'bank-transfer')
    await arrived(transfer)
    await admin.markAsPaid(await owner.idOf(transfer))
    await isAt(transfer, { state: 'APPROVED', paymentState: 'PAID' })

    const card = await office.shoppers.order(slug, 1, 'card')
    await office.shoppers.pay(card, office.origin)
    await isAt(card.number, { paymentState: 'PAID' })
    await arrived(card.number)
    const { totals } = await orderOf(card.number)
    await vi.waitFor(
      async () => expect(await owner.capturedOf(card.number)).toBe(totals.grandMinor / 100),
      patience,
    )
    await admin.cancel(await owner.idOf(card.number))
    await isAt(card.number, { state: 'CANCELED', refunds: [{ amountMinor: totals.grandMinor }] })

    const unpaid = await placeOrder(1)
    await arrived(unpaid)
    await office.platform.post(`/orders/${unpaid}/moves`, { state: 'CANCELED', cause: 'Customer' })
    await arrived(unpaid, 'canceled')
    await settled()
    expect(await stocks()).toEqual([39, 39])
  })

  it('sells on while Medusa is away, and waits with its changes for the platform', async () => {
    const canceled = await placeOrder(1)
    await arrived(canceled)
    const numbers: string[] = []
    await office.during('Medusa', async () => {
      while (numbers.length < 20) numbers.push(await placeOrder(1))
      const move = { state: 'CANCELED', cause: 'Customer' }
      await office.platform.post(`/orders/${canceled}/moves`, move)
      await delay(awayMs)
      expect((await office.report()).lines).toMatchObject([
        { text: expect.stringMatching(/^Medusa does not respond .* What was changed waits\.$/) },
      ])
    })
    await arrived(canceled, 'canceled')
    for (const number of numbers) await arrived(number)

    const [first] = numbers as [string]
    const packed = await owner.idOf(first)
    await office.during('the platform', async () => {
      await admin.setPrice(product, '99')
      await admin.pack(packed)
      await delay(platformAwayMs)
    })
    await isAt(first, { state: 'READY' })
    await vi.waitFor(
      async () =>
        expect(await office.platform.get('/prices/WOOD-1')).toMatchObject({ priceMinor: 9_900 }),
      patience,
    )
    await settled()
    expect((await office.report()).lines).toEqual([])
  })

  it('takes 500 orders in a burst, of which some have not taken their goods', async () => {
    await admin.setStock(product, '1000')
    await settled()
    const before = await countOrders()
    const burst = Array.from({ length: 500 })
    const numbers = await inBatches(burst, 25, () => placeOrder(1))
    await vi.waitFor(
      async () => expect(await countOrders()).toEqual({ ...before, orders: before.orders + 500 }),
      { timeout: 3_000_000, interval: 5_000 },
    )
    await settled()
    const totals = await owner.totals(1_000)
    for (const number of numbers) {
      const { totals: own } = await orderOf(number)
      expect(totals.get(number)).toEqual([own.grandMinor / 100])
    }
    const [inShop, inMedusa] = await stocks()
    expect(inShop).toBe(inMedusa)
    expect(await countUntaken(office.platform)).toBeGreaterThan(0)
    await office.killAndRestart()
    await settled()
    expect((await office.report()).readings[0]).toMatchObject({
      isFull: true,
      differences: 0,
      different: [],
    })
  })

  it('finds no difference at the end of the day', async () => {
    await settled()
    const { readings, lines } = await office.report()
    expect(readings.findLast(({ isFull }) => isFull)).toMatchObject({
      differences: 0,
      different: [],
    })
    expect(lines).toEqual([])
  })
})
