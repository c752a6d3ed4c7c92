import { fireEvent, render, screen, within } from '@testing-library/react'
import { cloneElement } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ComparisonTable } from '../../index.js'

const products = ['Hose', 'Regulator'].map((name) => ({
  id: name,
  name,
  href: `#${name}`,
  image: { src: `/${name}.jpg`, alt: '', width: 400, height: 400 },
  price: { amount: '€6.40' },
}))

const table = (
  <ComparisonTable
    caption="Comparison"
    products={products}
    rows={[
      { id: 'pressure', label: 'Pressure', cells: ['20 bar', ''] },
      { id: 'origin', label: 'Made in', cells: ['Greece', 'Greece'] },
    ]}
    propertyLabel="Property"
    priceLabel="Price"
    differencesLabel="Differences only"
    missingLabel="not stated"
  />
)

describe('ComparisonTable', () => {
  it('names each column by its product and each row by its property', () => {
    render(table)
    expect(screen.getByRole('columnheader', { name: /Regulator/u })).toBeTruthy()
    const row = screen.getByRole('row', { name: /Pressure/u })
    const cells = within(row).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['20 bar', '–not stated'])
  })

  it('adds a product to the cart below its price, and removes it at its image', () => {
    const withButtons = products.map((product) => ({
      ...product,
      remove: <button type="button">Remove {product.name}</button>,
      actions: <button type="button">Add {product.name}</button>,
    }))
    render(cloneElement(table, { products: withButtons }))
    const prices = within(screen.getByRole('row', { name: /^Price/u }))
    expect(prices.getByRole('button', { name: 'Add Hose' })).toBeTruthy()
    expect(prices.queryByRole('button', { name: 'Remove Hose' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Remove Hose' })).toBeTruthy()
  })

  it('knows which rows are equal', () => {
    render(table)
    const equal = screen.getAllByRole('row').filter((row) => row.dataset['equal'] !== undefined)
    expect(equal.map((row) => row.querySelector('th')?.textContent)).toEqual(['Made in'])
  })

  it('knows which rows differ', () => {
    render(table)
    const differing = screen.getAllByRole('row').filter((row) => 'differs' in row.dataset)
    expect(differing.map((row) => row.querySelector('th')?.textContent)).toEqual(['Pressure'])
  })

  it('hides equal rows initially if the URL has it, and reports a change', () => {
    const onChange = vi.fn<(hidesEqualRows: boolean) => void>()
    render(cloneElement(table, { hidesEqualRows: true, onHidesEqualRowsChange: onChange }))
    const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Differences only' })
    expect(box.checked).toBe(true)
    fireEvent.click(box)
    expect(onChange).toHaveBeenCalledExactlyOnceWith(false)
  })
})
