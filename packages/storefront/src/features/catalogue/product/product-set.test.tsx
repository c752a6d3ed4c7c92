// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { InTestShop } from '../../../testing/in-test-shop.js'
import type { ProductSetData } from '../../../request/api/api-types.js'
import type { Addition } from '../../cart/add/use-add-to-cart.js'
import type { RefusedAddition } from '../../cart/drawer/use-cart-drawer.js'
import { ProductSet } from './product-set.js'

const add = vi.hoisted(() =>
  vi.fn<(additions: readonly Addition[]) => Promise<readonly RefusedAddition[]>>(),
)
vi.mock('../../cart/add/use-add-to-cart.js', () => ({
  useAddToCart: () => ({ add, isBusy: false }),
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

afterEach(() => {
  cleanup()
  add.mockReset()
})

describe('ProductSet', () => {
  it('posts the checked parts to the page itself, all of them by default', () => {
    const { container } = render(<ProductSet data={data} ticked={null} />, { wrapper: InTestShop })
    const form = container.querySelector('form')
    expect(form?.getAttribute('action')).toBe('/en/products/regulator?variant=R-1')
    const sent = new FormData(form ?? undefined)
    expect(sent.get('intent')).toBe('add-set')
    expect(sent.getAll('part')).toEqual(['regulator', 'hose'])
    screen.getByRole<HTMLInputElement>('checkbox', { name: 'hose' }).click()
    expect(new FormData(form ?? undefined).getAll('part')).toEqual(['regulator'])
  })

  it('adds the checked parts optimistically, and leaves rejected ones checked', async () => {
    const error = { code: 'NOT_AVAILABLE', lineId: null, available: null }
    add.mockResolvedValue([{ variantId: 'hose', name: 'hose', error }])
    const { container } = render(<ProductSet data={data} ticked={null} />, { wrapper: InTestShop })
    const form = container.querySelector('form')!
    fireEvent.submit(form)
    expect(add.mock.calls[0]?.[0]).toMatchObject([
      {
        kind: 'add',
        variantId: 'regulator',
        quantity: 1,
        preview: { name: 'regulator', unitPrice: { amountMinor: 890, currency: 'EUR' } },
      },
      { variantId: 'hose', preview: { name: 'hose', slug: 'hose' } },
    ])
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('Item not added')
    expect(alert.textContent).toContain('hose: Product no longer available to order')
    expect(new FormData(form).getAll('part')).toEqual(['hose'])
    add.mockResolvedValue([])
    fireEvent.submit(form)
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  })

  it('shows that nothing is checked, and adds nothing', async () => {
    const { container } = render(<ProductSet data={data} ticked={[]} />, { wrapper: InTestShop })
    fireEvent.submit(container.querySelector('form')!)
    expect((await screen.findByRole('alert')).textContent).toContain('Item not added')
    expect(add).not.toHaveBeenCalled()
  })

  it('leaves the checkboxes of a rejected form checked', () => {
    const { container } = render(<ProductSet data={data} ticked={['hose']} />, {
      wrapper: InTestShop,
    })
    const sent = new FormData(container.querySelector('form') ?? undefined)
    expect(sent.getAll('part')).toEqual(['hose'])
  })

  it('holds the platform’s total of every choice, by which parts are ticked', () => {
    const { container } = render(<ProductSet data={data} ticked={null} />, { wrapper: InTestShop })
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
