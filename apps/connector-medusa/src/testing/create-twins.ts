import { createMedusaClient, createPlatformClient } from '../calls/clients.js'
import { createConnector } from '../connector.js'
import type { Connector } from '../connector.js'
import { createReport } from '../report.js'
import type { Report } from '../report.js'
import { readShop } from '../shop.js'
import type { State } from '../state.js'
import { createFakeMedusa } from './fake-medusa.js'
import type { FakeMedusa } from './fake-medusa.js'
import { createFakePlatform } from './fake-platform.js'
import type { FakePlatform } from './fake-platform.js'
import type { Row } from './row.js'

/** Both sides in memory, with a product on each, and a connector between them. */
export interface Twins {
  medusa: FakeMedusa
  platform: FakePlatform
  report: Report
  connector: Connector
  state: State
  /** Another connector with the state that was saved last, as after a crash. */
  restart(): Promise<void>
  /** Until nothing is left to do. */
  settle(): Promise<void>
}

export async function createTwins(): Promise<Twins> {
  const medusa = createFakeMedusa()
  const platform = createFakePlatform()
  medusa.products.push(medusaStove())
  medusa.stock.set('STOVE-1', { stocked: 10, reserved: 0 })
  let saved = JSON.stringify({
    ordersAfter: null,
    since: '2026-11-01T00:00:00.000Z',
    pushing: null,
    orders: {},
    products: {},
  })
  const open = async () => {
    const state = JSON.parse(saved) as State
    const save = async () => {
      saved = JSON.stringify(state)
    }
    const clients = {
      medusa: createMedusaClient({ url: 'http://medusa', key: 'sk', fetch: medusa.fetch }),
      platform: createPlatformClient({
        url: 'http://platform',
        tenant: 'floga',
        key: 'key',
        fetch: platform.fetch,
      }),
    }
    const report = createReport(() => undefined, { now })
    const shop = await readShop(clients, 'floga')
    const file = { state, save }
    return {
      state,
      report,
      connector: createConnector({ ...clients, shop, file, report, log, now }),
    }
  }
  const twins: Twins = {
    medusa,
    platform,
    ...(await open()),
    async restart() {
      Object.assign(twins, await open())
    },
    async settle() {
      for (let round = 0; round < 20 && !twins.connector.isIdle(); round += 1) {
        await twins.connector.run()
      }
    },
  }
  return twins
}

/** A product as Medusa's admin makes one without options. */
export function medusaStove(): Row {
  return {
    id: 'prod_1',
    title: 'Ξυλόσομπα',
    subtitle: null,
    handle: 'ξυλόσομπα',
    description: 'Ζεσταίνει & κρατά.',
    status: 'published',
    metadata: null,
    categories: [],
    images: [{ url: 'http://medusa/static/stove.webp', rank: 0 }],
    options: [
      {
        id: 'opt_1',
        title: 'Default option',
        values: [{ id: 'v_1', value: 'Default option value' }],
      },
    ],
    variants: [
      {
        id: 'variant_1',
        sku: 'STOVE-1',
        variant_rank: 0,
        weight: 40_000,
        created_at: '2026-11-01T00:00:00.000Z',
        prices: [{ amount: 349, currency_code: 'eur', rules: {} }],
        options: [{ value: 'Default option value', option_id: 'opt_1' }],
      },
    ],
  }
}

/** An order of two stoves, paid on delivery, whose pieces the shop has taken out of its stock. */
export function placeOrder({ platform }: Twins, number = '10000001'): Row {
  const order = {
    number,
    state: 'PENDING',
    paymentState: 'PENDING',
    isReserved: true,
    createdAt: '2026-12-01T09:00:00.000Z',
    locale: 'el',
    currency: 'EUR',
    email: 'maria@example.gr',
    contact: { firstName: 'Μαρία', lastName: 'Παπαδοπούλου', phone: '6971234567' },
    billingAddress: null,
    shippingAddress: {
      company: null,
      address: 'Ερμού 12',
      address2: null,
      floor: '2',
      doorbell: null,
      country: 'GR',
      region: 'GR-I',
      city: 'Αθήνα',
      postalCode: '10563',
    },
    customerNotes: null,
    shipping: { method: 'Courier', kind: 'COURIER' },
    payment: { method: 'Αντικαταβολή', kind: 'CASH_ON_DELIVERY' },
    totals: { shippingMinor: 490, paymentFeeMinor: 250, grandMinor: 70_540 },
    items: [
      {
        sku: 'STOVE-1',
        texts: { el: 'Ξυλόσομπα' },
        quantity: 2,
        returned: 0,
        lineTotalMinor: 69_800,
        discountMinor: 0,
      },
    ],
    shipments: [],
    refunds: [],
    withdrawals: [],
  }
  platform.orders.set(number, order)
  platform.stock.set('STOVE-1', (platform.stock.get('STOVE-1') ?? 0) - 2)
  platform.touch(number)
  return order
}

function now(): Date {
  return new Date('2026-12-01T10:00:00.000Z')
}

function log(): void {}
