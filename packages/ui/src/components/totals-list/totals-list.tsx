import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { totalsList } from './totals-list.styles.js'

/** One line of a sum. */
export interface TotalsListRow {
  label: string
  /** Formatted amount, or a word such as 'free'. */
  amount: ReactNode
  /** `total` is the sum itself, `saving` is taken off, `note` is contained in the sum. @default 'part' */
  kind?: 'part' | 'saving' | 'total' | 'note'
}

/** Props of {@link TotalsList}. */
export interface TotalsListProps extends HTMLAttributes<HTMLDListElement> {
  rows: readonly TotalsListRow[]
}

/** What an order costs, line by line, the sum large. */
export const TotalsList = forwardRef<HTMLDListElement, TotalsListProps>(function TotalsList(
  { rows, className, ...rest },
  ref,
) {
  return (
    <dl ref={ref} className={cx(totalsList, className)} {...rest}>
      {rows.map(({ label, amount, kind = 'part' }) => (
        <div key={label} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
})
