import { expect, it } from 'vitest'

import { skuInList, toPageEvents } from './to-page-events.js'
import type { PageMatch } from './to-page-events.js'

const money = { amountMinor: 1_250, currency: 'EUR' }

/** The same goods as each page knows them. */
const pages: Record<string, PageMatch> = {
  product: {
    id: 'catalogue/product',
    data: {
      product: {
        slug: 'hose',
        name: 'Hose',
        brand: null,
        breadcrumbs: [{ name: 'Gas' }, { name: 'Hoses' }],
      },
      variant: { sku: 'H-8', salePriceWithTax: money },
    },
  },
  cart: {
    id: 'cart/cart',
    data: {
      cart: { lines: [{ name: 'Hose', slug: 'hose', sku: 'H-8', quantity: 1, unitPrice: money }] },
    },
  },
  receipt: {
    id: 'checkout/receipt',
    data: {
      isLookedUp: false,
      order: {
        state: 'PAID',
        number: '1',
        currency: 'EUR',
        total: money,
        taxTotal: money,
        shipmentTotal: money,
        orderItems: [
          {
            price: money,
            quantity: 1,
            variant: { sku: 'H-8' },
            product: {
              slug: 'hose',
              name: 'Hose',
              brandName: null,
              categoryNames: ['Hoses', 'Sale'],
            },
          },
        ],
      },
    },
  },
  list: {
    id: 'catalogue/products',
    data: {
      list: { products: [{ slug: 'hose', sku: 'H-8', name: 'Hose', brand: null }], state: {} },
    },
  },
}

function itemOf(page: PageMatch | undefined) {
  const event = page && toPageEvents(page, '/products').at(-1)
  return event && 'items' in event.data ? event.data.items[0] : undefined
}

it('names the same goods alike in every event, as feeds do: by SKU', () => {
  const ids = Object.values(pages).map((page) => itemOf(page)?.item_id)
  expect(ids).toEqual(['H-8', 'H-8', 'H-8', 'H-8'])
})

it('has the main category of the goods, viewed and bought', () => {
  expect(itemOf(pages['product'])?.item_category).toBe('Hoses')
  expect(itemOf(pages['receipt'])?.item_category).toBe('Hoses')
})

it('finds the item of a link in a list', () => {
  expect(skuInList(pages['list']!, 'hose')).toBe('H-8')
  expect(skuInList(pages['list']!, 'tank')).toBeUndefined()
  expect(skuInList(pages['cart']!, 'hose')).toBeUndefined()
})
