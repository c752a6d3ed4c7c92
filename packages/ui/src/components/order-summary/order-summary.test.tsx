import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { OrderSummary } from '../../index.js'

describe('OrderSummary', () => {
  it('pairs each part with its amount, the total marked', () => {
    render(
      <OrderSummary
        rows={[
          { label: 'Shipping', amount: 'Free' },
          { label: 'Total', amount: '€68.90', kind: 'total' },
        ]}
      />,
    )
    const sum = screen.getByText('€68.90')
    expect(sum.parentElement?.dataset['kind']).toBe('total')
    expect(sum.previousElementSibling?.textContent).toBe('Total')
  })
})
