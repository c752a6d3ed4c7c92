import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { TableHTMLAttributes } from 'react'
import { Table } from '../table/table.js'
import { instalmentsTable } from './instalments-table.styles.js'

/** One way to pay in parts; all amounts formatted. */
export interface Instalment {
  months: number
  /** The monthly amount. */
  amount: string
  interestRate: string
  interestAmount: string
  total: string
}

/** Props of {@link InstalmentsTable}; other attributes reach the `<table>`. */
export interface InstalmentsTableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Caption of the table: 'You can choose from 2 up to 6 instalments'. */
  caption: string
  labels: Record<keyof Instalment, string>
  instalments: readonly Instalment[]
}

const columns = ['months', 'amount', 'interestRate', 'interestAmount', 'total'] as const

/** Months, monthly amount, interest and total of each way to pay in parts. */
export const InstalmentsTable = forwardRef<HTMLTableElement, InstalmentsTableProps>(
  function InstalmentsTable({ caption, labels, instalments, className, ...rest }, ref) {
    return (
      <Table
        ref={ref}
        caption={caption}
        className={cx(instalmentsTable, className)}
        columns={columns.map((key) => ({
          key,
          label: labels[key],
          align: key === 'months' ? 'start' : 'end',
        }))}
        rows={instalments.map((instalment) => ({
          id: String(instalment.months),
          cells: { ...instalment },
        }))}
        {...rest}
      />
    )
  },
)
