import { describe, expect, it } from 'vitest'
import { createEventBus, publicLocation, type AnalyticsEvent } from '../index.js'

const memory = (text: string | null = null) => ({
  text,
  read() {
    return this.text
  },
  write(next: string) {
    this.text = next
  },
})

function open(purchases = memory()) {
  let location = 'https://shop.test/'
  const bus = createEventBus({ page: () => ({ location, title: 'Shop' }), purchases })
  const recorded: string[] = []
  const adapter = {
    name: 'test',
    enable: () => undefined,
    disable: () => undefined,
    record: (event: AnalyticsEvent, page: { location: string }) =>
      void recorded.push(`${event.name} ${page.location}`),
  }
  const goTo = (path: string): void => {
    location = `https://shop.test${path}`
  }
  return { bus, adapter, recorded, purchases, goTo }
}

const search: AnalyticsEvent = { name: 'search', data: { search_term: 'tank' } }
const purchase = (number: string): AnalyticsEvent => ({
  name: 'purchase',
  data: { transaction_id: number, currency: 'EUR', value: 10, tax: 2, shipping: 0, items: [] },
})

describe('createEventBus', () => {
  it('keeps events until the choice, with the page they happened on', () => {
    const { bus, adapter, recorded, goTo } = open()
    bus.send(search)
    bus.send({ name: 'page_view', data: {} })
    goTo('/products')
    bus.follow(null, [])
    bus.follow(true, [adapter])
    bus.recordPage(adapter)
    expect(recorded).toEqual(['search https://shop.test/', 'page_view https://shop.test/products'])
    bus.follow(true, [adapter])
    expect(recorded).toHaveLength(2)
  })

  it('drops them without consent, and all later ones', () => {
    const { bus, adapter, recorded, purchases } = open()
    bus.send(search)
    bus.follow(false, [])
    bus.send(purchase('1'))
    bus.follow(true, [adapter])
    expect(recorded).toEqual([])
    expect(purchases.text).toBeNull()
  })

  it('reports an order once, also after a reload and in another tab', () => {
    const purchases = memory()
    const first = open(purchases)
    first.bus.follow(true, [first.adapter])
    first.bus.send(purchase('2026-1'))
    first.bus.send(purchase('2026-1'))
    const second = open(purchases)
    second.bus.follow(true, [second.adapter])
    second.bus.send(purchase('2026-1'))
    second.bus.send(purchase('2026-2'))
    expect(first.recorded).toHaveLength(1)
    expect(second.recorded).toHaveLength(1)
  })

  it('reports an order not at all where it cannot be remembered', () => {
    const blocked = {
      ...memory(),
      write: () => {
        throw new Error('blocked')
      },
    }
    const { bus, adapter, recorded } = open(blocked)
    bus.follow(true, [adapter])
    bus.send(purchase('1'))
    expect(recorded).toEqual([])
  })

  it('keeps no more than a visit can need', () => {
    const { bus, adapter, recorded } = open()
    for (let count = 0; count < 300; count += 1) bus.send(search)
    bus.follow(true, [adapter])
    expect(recorded).toHaveLength(100)
  })
})

describe('publicLocation', () => {
  const origin = 'https://shop.test'

  it('keeps path and search term, and nothing else', () => {
    expect(publicLocation({ origin, path: '/products', search: '?search=tank&page=2&x=1' })).toBe(
      'https://shop.test/products?search=tank',
    )
    expect(publicLocation({ origin, path: '/receipt/:id', search: '?token=secret' })).toBe(
      'https://shop.test/receipt/:id',
    )
    expect(publicLocation({ origin, path: '/products', search: '?search=maria@a.gr' })).toBe(
      'https://shop.test/products',
    )
  })
})
