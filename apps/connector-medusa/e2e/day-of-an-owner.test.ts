import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { repositoryRoot } from '@floga/setup'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Row } from '../src/testing/row.js'
import { createProductInAdmin } from './create-product-in-admin.js'
import { createOwner } from './owner.js'
import { startBackOffice } from './start-back-office.js'
import type { BackOffice } from './start-back-office.js'

/** An event, a reading of all goods, and a busy machine. */
const patience = { timeout: 180_000, interval: 1_000 }

describe('a day of an owner, with the real Medusa', () => {
  let office: BackOffice
  let owner: ReturnType<typeof createOwner>
  let folder: string
  beforeAll(async () => {
    office = await startBackOffice()
    owner = createOwner(office.owner)
    folder = await mkdtemp(join(tmpdir(), 'owner-'))
  })
  afterAll(async () => {
    await office?.stop()
    if (folder) await rm(folder, { recursive: true, force: true })
  })

  const shows = async (path: string) => {
    const response = await fetch(`${office.origin}${path}`)
    return { status: response.status, text: await response.text() }
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
  const countUnreserved = async () => {
    const { items } = (await office.platform.get('/orders?state=PENDING&limit=100')) as Row
    return (items as Row[]).filter(({ isReserved }) => !isReserved).length
  }

  let serial = 0
  /** An order by phone, which is paid on delivery. */
  async function placeOrder(sku: string, quantity: number): Promise<string> {
    const address = {
      address: 'Ερμού 12',
      city: 'Αθήνα',
      postalCode: '10563',
      region: 'GR-I',
      country: 'GR',
    }
    const file = join(folder, `order-${(serial += 1)}.json`)
    await writeFile(
      file,
      JSON.stringify({
        items: [{ sku, quantity }],
        contact: {
          email: `maria${serial}@example.gr`,
          firstName: 'Μαρία',
          lastName: 'Παπαδοπούλου',
          phone: '6971234567',
        },
        billingAddress: address,
        shippingAddress: address,
        shippingMethodId: 'courier',
        paymentMethodId: 'cash-on-delivery',
        notes: `order ${serial}`,
      }),
    )
    return (await office.command('place-order', file)).split('\t')[0]!.trim()
  }

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
    await createProductInAdmin(office.medusaUrl, office.login, {
      title: 'Ξυλόσομπα μαντεμένια Ήφαιστος',
      handle: 'hephaestus',
      description: 'Ζεσταίνει & κρατά.\n\n- Μαντέμι\n- 5 kg',
      image: join(repositoryRoot, 'apps/platform/catalogue/pictures/adapter-a.webp'),
      sku: 'WOOD-1',
      price: '89',
    })
    await owner.setWeight('WOOD-1', 5_000)
    await owner.setStock('WOOD-1', 4)
    await owner.translate('hephaestus', 'Hephaestus cast iron wood stove')
    await vi.waitFor(async () => {
      const found = await shows('/products?search=ksilosompa')
      expect(found.text).toContain('Ξυλόσομπα μαντεμένια Ήφαιστος')
    }, patience)
    const page = await vi.waitFor(async () => {
      const found = await shows('/en/products/hephaestus-cast-iron-wood-stove')
      expect(found.status).toBe(200)
      return found
    }, patience)
    expect(page.text).toContain('Hephaestus cast iron wood stove')
    expect(page.text).toContain('89.00')
    expect(page.text).toMatch(/\/medusa\/[0-9a-f]{20}-\d+\.(avif|webp|jpg)/)
  })

  it('follows prices, sales and stock, to zero and back', async () => {
    const price = async () => (await office.platform.get('/prices/WOOD-1')) as Row
    await owner.setPrice('WOOD-1', 95)
    await vi.waitFor(
      async () => expect(await price()).toMatchObject({ priceMinor: 9_500 }),
      patience,
    )
    const sale = await owner.startSale('Winter', 'WOOD-1', 79)
    await vi.waitFor(
      async () => expect(await price()).toMatchObject({ salePriceMinor: 7_900 }),
      patience,
    )
    await owner.endSale(sale)
    await vi.waitFor(
      async () => expect(await price()).toMatchObject({ salePriceMinor: null }),
      patience,
    )
    for (const pieces of [0, 4]) {
      await owner.setStock('WOOD-1', pieces)
      await vi.waitFor(async () => expect(await stockOf('WOOD-1')).toBe(pieces), patience)
    }
  })

  it('brings an order to Medusa, and its parcel, return and refunds back', async () => {
    const number = await placeOrder('WOOD-1', 2)
    await vi.waitFor(
      async () => expect(await owner.orderOf(number)).toMatchObject({ status: 'pending' }),
      patience,
    )
    const { totals } = await orderOf(number)
    expect((await owner.orderOf(number))!['total']).toBeCloseTo(totals.grandMinor / 100, 6)
    expect([await stockOf('WOOD-1'), await owner.stockOf('WOOD-1')]).toEqual([2, 2])

    await owner.pack(number)
    await vi.waitFor(async () => expect((await orderOf(number)).state).toBe('READY'), patience)
    await owner.send(number, 'AB123')
    await vi.waitFor(async () => {
      const { state, shipments } = await orderOf(number)
      expect({ state, shipments }).toMatchObject({
        state: 'SHIPPED',
        shipments: [{ tracking: 'AB123', trackingUrl: 'https://track.example/AB123' }],
      })
    }, patience)
    await owner.deliver(number)
    await vi.waitFor(async () => expect((await orderOf(number)).state).toBe('COMPLETED'), patience)
    // Cash on delivery is paid now, which Medusa has to know before it refunds.
    await settled()

    await owner.receiveReturn(number, 1)
    await vi.waitFor(
      async () => expect((await orderOf(number)).items).toMatchObject([{ returned: 1 }]),
      patience,
    )
    await owner.refund(number, 95)
    await owner.refund(number, 5)
    await vi.waitFor(async () => {
      const { refunds } = await orderOf(number)
      expect(refunds.map(({ amountMinor }: Row) => amountMinor)).toEqual([9_500, 500])
    }, patience)
    await settled()
    expect([await stockOf('WOOD-1'), await owner.stockOf('WOOD-1')]).toEqual([3, 3])
  })

  it('loses and doubles nothing when the connector is killed', async () => {
    const before = await stockOf('WOOD-1')
    const first = await placeOrder('WOOD-1', 1)
    await delay(1_500)
    await office.restartConnector()
    await vi.waitFor(
      async () => expect(await owner.orderOf(first)).toMatchObject({ status: 'pending' }),
      patience,
    )
    await owner.pack(first)
    await owner.send(first, 'AB124')
    await delay(1_000)
    await office.restartConnector()
    await vi.waitFor(async () => expect((await orderOf(first)).state).toBe('SHIPPED'), patience)
    await settled()
    const { shipments } = await orderOf(first)
    expect(shipments).toHaveLength(1)
    expect(await countOrders()).toEqual({ orders: 2, drafts: 0 })
    expect([await stockOf('WOOD-1'), await owner.stockOf('WOOD-1')]).toEqual([
      before - 1,
      before - 1,
    ])
  })

  it('takes twenty orders in a row, of which some have not taken their goods', async () => {
    await owner.setStock('WOOD-1', 40)
    await vi.waitFor(async () => expect(await stockOf('WOOD-1')).toBe(40), patience)
    for (let placed = 0; placed < 20; placed += 1) await placeOrder('WOOD-1', 1)
    await vi.waitFor(
      async () => expect(await countOrders()).toEqual({ orders: 22, drafts: 0 }),
      patience,
    )
    await settled()
    expect(await owner.stockOf('WOOD-1')).toBe(20)
    const unreserved = await countUnreserved()
    expect(await stockOf('WOOD-1')).toBe(20 + unreserved)
    await office.restartConnector()
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
