import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'

import { InTestShop } from '../testing/in-test-shop.js'
import { InstalmentPlans } from './instalment-plans.js'

vi.mock('../site/use-site.js', () => ({
  useSite: () => ({ settings: { instalments: { maxMonths: 3, fromMinor: 10_000 } } }),
}))

const textOf = (amountMinor: number): string =>
  renderToStaticMarkup(
    <InTestShop>
      <InstalmentPlans price={{ amountMinor, currency: 'EUR' }} />
    </InTestShop>,
  ).replaceAll(/<[^>]+>/g, ' ')

describe('InstalmentPlans', () => {
  it('names the last instalment where it differs, so that the parts add up', () => {
    expect(textOf(13_900)).toContain('€46.34, the last one €46.32')
    expect(textOf(12_000)).not.toContain('the last one')
  })

  it('begins with the smallest amount a month, and says how many there are to choose from', () => {
    expect(textOf(12_000)).toMatch(/^\s*3 interest-free instalments of €40\.00/)
    expect(textOf(12_000)).toContain('can choose from 3 up to 3 instalments')
  })

  it('is nothing below the limit', () => {
    expect(textOf(9_999)).toBe('')
  })
})
