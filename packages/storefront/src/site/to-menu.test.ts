import type { MenuCategoriesQuery, ProductsSearchQuery } from '@floga/api-client/operations'
import { describe, expect, it } from 'vitest'

import { toMenu } from './to-menu.js'

type Category = MenuCategoriesQuery['menuCategories'][number]
type Product = ProductsSearchQuery['productsSearch']['nodes'][number]

const hoses: Category = {
  id: 'c1',
  name: 'Hoses',
  slug: 'hoses',
  image: null,
  children: [
    {
      id: 'c2',
      name: 'Kits',
      slug: 'kits',
      image: { webpSrcset: 'hose-a-160.webp?v=1 160w, hose-a-320.webp?v=1 320w' },
      children: [{ id: 'c3', name: 'Short', slug: 'short' }],
    },
  ],
}

/** A reduced product with a single variant. */
const reduced = (more: Partial<Product> = {}): Product =>
  ({
    name: 'Hose 15',
    slug: 'hose-15',
    onSale: true,
    discountRate: 20,
    variantsCount: 1,
    salePriceWithTax: { amountMinor: 800, currency: 'EUR', formatted: '€8.00' },
    priceWithTax: { amountMinor: 1000, currency: 'EUR', formatted: '€10.00' },
    lowestPrice30Days: { amountMinor: 900, currency: 'EUR', formatted: '€9.00' },
    ...more,
  }) as Product

describe('toMenu', () => {
  it('selects names, and the smallest image of what is in a panel', () => {
    expect(toMenu([hoses])).toEqual([
      {
        name: 'Hoses',
        slug: 'hoses',
        image: null,
        children: [
          {
            name: 'Kits',
            slug: 'kits',
            thumbnail: 'hose-a-160.webp?v=1',
            children: [{ name: 'Short', slug: 'short' }],
          },
        ],
      },
    ])
  })

  it('has the offer of a category with the lowest price that the law wants beside it', () => {
    const [category] = toMenu([hoses], [reduced()])
    expect(category?.offer).toEqual({
      name: 'Hose 15',
      slug: 'hose-15',
      amount: '€8.00',
      isFrom: false,
      previous: '€10.00',
      lowest: '€9.00',
    })
  })

  it('has none without a reduction, with a small one, and where the named price is no lower', () => {
    const same = { ...reduced().priceWithTax, formatted: '€8.00' }
    const offers = [
      undefined,
      reduced({ onSale: false }),
      reduced({ discountRate: 9 }),
      reduced({ priceWithTax: same }),
    ]
    const menu = toMenu(
      offers.map(() => hoses),
      offers,
    )
    expect(menu.map(({ offer }) => offer)).toEqual([undefined, undefined, undefined, undefined])
  })
})
