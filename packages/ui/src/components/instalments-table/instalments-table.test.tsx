import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { InstalmentsTable } from '../../index.js'

describe('InstalmentsTable', () => {
  it('has a row for each number of months with all five figures', () => {
    render(
      <InstalmentsTable
        caption="From 2 up to 3 instalments"
        labels={{
          months: 'Months',
          amount: 'Monthly',
          interestRate: 'Rate',
          interestAmount: 'Interest',
          total: 'Total',
        }}
        instalments={[2, 3].map((months) => ({
          months,
          amount: `€${120 / months}`,
          interestRate: '0%',
          interestAmount: '€0',
          total: '€120',
        }))}
      />,
    )
    const cells = within(screen.getByRole('row', { name: /^3/u })).getAllByRole('cell')
    expect(cells.map(({ textContent }) => textContent)).toEqual(['€40', '0%', '€0', '€120'])
  })
})
