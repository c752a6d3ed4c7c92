import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FacetGroup, PriceRangeField, SortSelect } from '../index.js'

afterEach(cleanup)

/** A page as a server sends it, with something done to it before its scripts run. */
function stealLock(page: ReactElement, before: (markup: HTMLElement) => void) {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page)
  document.body.append(container)
  before(container)
  return render(page, { container, hydrate: true })
}

const facet = { label: 'Brand', name: 'brand', moreLabel: String }
const aeris = { value: 'aeris', label: 'Aeris', count: 4 }
const order = {
  label: 'Sort by',
  submitLabel: 'Sort',
  value: 'newest',
  options: ['newest', 'price'].map((value) => ({ value, label: value })),
}
const price = {
  label: 'Price',
  fromLabel: 'From',
  toLabel: 'To',
  applyLabel: 'Apply',
  unit: '€',
}

describe('A choice made before the scripts run', () => {
  it('keeps a checked box, reports it, and follows the updated list', () => {
    const onToggle = vi.fn<(value: string, isChosen: boolean) => void>()
    const page = (isChosen: boolean) => (
      <FacetGroup {...facet} values={[{ ...aeris, isChosen }]} onToggle={onToggle} />
    )
    const { rerender } = stealLock(page(false), (markup) =>
      fireEvent.click(markup.querySelector('input')!),
    )
    const box = screen.getByRole<HTMLInputElement>('checkbox')
    expect(box.checked).toBe(true)
    expect(onToggle.mock.calls).toEqual([['aeris', true]])
    rerender(page(true))
    rerender(page(false))
    expect(box.checked).toBe(false)
  })

  it('keeps an order and treats it as selected', () => {
    const onSort = vi.fn<(value: string) => void>()
    stealLock(<SortSelect {...order} onSort={onSort} />, (markup) => {
      markup.querySelector('select')!.value = 'price'
    })
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('price')
    expect(onSort.mock.calls).toEqual([['price']])
  })

  it('keeps a typed price until another one is in force', () => {
    const { rerender } = stealLock(<PriceRangeField {...price} />, (markup) => {
      markup.querySelector('input')!.value = '20'
    })
    const [from] = screen.getAllByRole<HTMLInputElement>('spinbutton')
    expect(from?.value).toBe('20')
    act(() => rerender(<PriceRangeField {...price} from={35} />))
    expect(from?.value).toBe('35')
  })
})
