import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Price } from '../../index.js'

describe('Price', () => {
  it('reads as one amount though its cents are separate elements', () => {
    const { container } = render(<Price amount="1.119,90 €" fromLabel="από" />)
    expect(container.textContent).toBe('από 1.119,90 €')
    expect(screen.getByText(',90')).toBeTruthy()
  })

  it('names the old price aloud and strikes it through', () => {
    const { container } = render(
      <Price amount="€19.90" previous={{ label: 'Original price', amount: '€24.90' }} />,
    )
    expect(screen.getByText('€24.90').tagName).toBe('DEL')
    expect(container.textContent).toContain('Original price €24.90')
  })

  it('shows the lowest price of the last days and the price without tax', () => {
    const { container } = render(
      <Price
        amount="€19.90"
        lowest30Days={{ label: '30-day low', amount: '€18.50' }}
        excludingTax="€16.05 excl. VAT"
      />,
    )
    expect(container.textContent).toContain('30-day low €18.50')
    expect(container.textContent).toContain('€16.05 excl. VAT')
  })
})
