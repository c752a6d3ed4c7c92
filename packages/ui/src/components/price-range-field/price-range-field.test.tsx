import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PriceRangeField } from '../../index.js'

const base = { label: 'Price', fromLabel: 'From', toLabel: 'To', applyLabel: 'Apply', unit: '€' }
const number = (name: string) => screen.getByRole<HTMLInputElement>('spinbutton', { name })

describe('PriceRangeField', () => {
  it('sends both bounds with the form around it', () => {
    render(
      <form data-testid="form">
        <PriceRangeField {...base} from={20} to={150} />
      </form>,
    )
    const data = new FormData(screen.getByTestId<HTMLFormElement>('form'))
    expect([data.get('priceFrom'), data.get('priceTo')]).toEqual(['20', '150'])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Apply' }).type).toBe('submit')
  })

  it('follows the bounds in force', () => {
    const { rerender } = render(<PriceRangeField {...base} from={20} lowest={4} highest={90} />)
    rerender(<PriceRangeField {...base} to={50} lowest={4} highest={90} />)
    expect([number('From (€)').value, number('To (€)').value]).toEqual(['', '50'])
    expect(number('From (€)').placeholder).toBe('4')
  })
})
