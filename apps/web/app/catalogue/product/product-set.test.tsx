// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { messages } from '#tenant/generated/messages.en.js'
import { createLanguage } from '../../wiring/i18n/create-language.js'
import { locales } from '../../wiring/i18n/locales.js'
import type { ProductSetData } from '../../wiring/api/api-types.js'
import { ProductSet } from './product-set.js'

const language = createLanguage(locales.get('en'), messages)
vi.mock('../../wiring/i18n/use-messages.js', () => ({
  useMessages: () => language.t,
  useHref: () => (path: string) => `/en${path}`,
}))
vi.mock('@remix-run/react', () => ({
  useLocation: () => ({ pathname: '/en/products/regulator', search: '?variant=R-1' }),
}))

const money = (amountMinor: number) => ({
  amountMinor,
  currency: 'EUR',
  formatted: `€${(amountMinor / 100).toFixed(2)}`,
})
const part = (id: string, amountMinor: number): ProductSetData['parts'][number] => ({
  product: { id: `${id}-product`, name: id, slug: id, kind: null, image: null },
  variant: { id, sku: id, label: '', salePriceWithTax: money(amountMinor) },
})
const data: ProductSetData = {
  parts: [part('regulator', 890), part('hose', 590)],
  totals: [
    { variantIds: ['regulator'], total: money(890) },
    { variantIds: ['hose'], total: money(590) },
    { variantIds: ['regulator', 'hose'], total: money(1_480) },
  ],
}

afterEach(cleanup)

describe('ProductSet', () => {
  it('sends what is ticked to the page itself, all of it at first', () => {
    const { container } = render(<ProductSet data={data} ticked={null} />)
    const form = container.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/en/products/regulator?variant=R-1')
    const sent = new FormData(form ?? undefined)
    expect(sent.get('intent')).toBe('add-set')
    expect(sent.getAll('part')).toEqual(['regulator', 'hose'])
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'hose' }).click()
    expect(new FormData(form ?? undefined).getAll('part')).toEqual(['regulator'])
  })

  it('keeps what was ticked in a form that was refused', () => {
    const { container } = render(<ProductSet data={data} ticked={['hose']} />)
    const sent = new FormData(container.querySelector('form') ?? undefined)
    expect(sent.getAll('part')).toEqual(['hose'])
  })

  it('holds the platform’s total of every choice, by which parts are ticked', () => {
    const { container } = render(<ProductSet data={data} ticked={null} />)
    const totals = [...container.querySelectorAll('[data-total]')].map((element) => [
      element.getAttribute('data-total'),
      element.textContent,
    ])
    expect(totals).toEqual([
      ['100', 'One item: €8.90'],
      ['010', 'One item: €5.90'],
      ['110', '2 items together: €14.80'],
    ])
  })
})
