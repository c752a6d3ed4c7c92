import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Table } from '../../index.js'

describe('Table', () => {
  it('names columns and rows', () => {
    render(
      <Table
        caption="Instalments"
        columns={[
          { key: 'months', label: 'Months' },
          { key: 'amount', label: 'Amount', align: 'end' },
        ]}
        rows={[{ id: '6', cells: { months: '6', amount: '€18.65' } }]}
      />,
    )
    expect(screen.getByRole('table', { name: 'Instalments' })).toBeTruthy()
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toBeTruthy()
    expect(screen.getByRole('rowheader', { name: '6' })).toBeTruthy()
    expect(screen.getByRole('cell', { name: '€18.65' }).dataset['align']).toBe('end')
  })

  it('repeats the label of a column in the cells of rows that stack, for the eye alone', () => {
    render(
      <Table
        caption="Instalments"
        isStacked
        columns={[
          { key: 'months', label: 'Months' },
          { key: 'amount', label: 'Amount' },
        ]}
        rows={[{ id: '6', cells: { months: '6', amount: '€18.65' } }]}
      />,
    )
    expect(screen.getByRole('cell', { name: '€18.65' }).textContent).toBe('Amount€18.65')
    expect(screen.getByRole('rowheader', { name: '6' }).textContent).toBe('6')
  })
})
