import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { orderSummary } from './order-summary.styles.js'

/** One line of a sum. */
export interface OrderSummaryRow {
  label: string
  /** Formatted amount, or a text such as 'free'. */
  amount: ReactNode
  /**
   * `total` is the sum itself, `saving` is taken off, `note` is contained in the sum.
   * @default 'part'
   */
  kind?: 'part' | 'saving' | 'total' | 'note'
}

export interface OrderSummaryProps extends HTMLAttributes<HTMLDListElement> {
  rows: readonly OrderSummaryRow[]
}

/** The cost of an order, line by line, with a large total. */
export const OrderSummary = forwardRef<HTMLDListElement, OrderSummaryProps>(function OrderSummary(
  { rows, className, ...rest },
  ref,
) {
  return (
    <dl ref={ref} className={cx(orderSummary, className)} {...rest}>
      {rows.map(({ label, amount, kind = 'part' }) => (
        <div key={label} data-kind={kind}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
})
