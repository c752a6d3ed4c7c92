// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'

import { InTestShop } from '../../../testing/in-test-shop.js'
import type { RowCardData } from '../../../request/api/api-types.js'
import { ProductCardRow } from './product-card-row.js'

vi.mock('./card-action.js', () => ({ CardAction: () => null }))

const product = (slug: string): RowCardData => ({
  slug,
  name: slug,
  kind: 'hose',
  availability: 'IN_STOCK',
  onSale: false,
  discountRate: 0,
  variantsCount: 1,
  brand: null,
  facts: [],
  colors: [],
  master: null,
  image: null,
  salePriceWithTax: { formatted: '€9.90' },
  priceWithTax: { formatted: '€9.90' },
  lowestPrice30Days: null,
})
const layouts = (...slugs: string[]): (string | undefined)[] => {
  render(<ProductCardRow title="Goes with it" products={slugs.map(product)} />, {
    wrapper: InTestShop,
  })
  return screen.getAllByRole('article').map(({ dataset }) => dataset['layout'])
}

afterEach(cleanup)

test('Products of a row are side by side', () => {
  expect(layouts('hose', 'valve', 'kit')).toEqual(['grid', 'grid', 'grid'])
})

test('A product alone in its row is as wide as the row, and two share it', () => {
  expect(layouts('hose')).toEqual(['list'])
  cleanup()
  expect(layouts('hose', 'valve')).toEqual(['list', 'list'])
})
