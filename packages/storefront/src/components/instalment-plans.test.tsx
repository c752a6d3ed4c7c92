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

  it('has one heading', () => {
    expect(textOf(13_900).match(/can choose from/g)).toHaveLength(1)
  })
})
