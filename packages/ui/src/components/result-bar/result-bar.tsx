import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { resultBar } from './result-bar.styles.js'

export interface ResultBarProps extends HTMLAttributes<HTMLDivElement> {
  /** The number of results as text: '128 products'; announced when it changes. */
  count: string
  /** `ActiveFilters`. */
  filters?: ReactNode
  /** `SortSelect`, and the choice of grid or list. */
  actions?: ReactNode
}

/** The line above a list: count, active filters, sort order. */
export const ResultBar = forwardRef<HTMLDivElement, ResultBarProps>(function ResultBar(
  { count, filters, actions, className, ...rest },
  ref,
) {
  return (
    <div ref={ref} className={cx(resultBar, className)} {...rest}>
      <p role="status" data-part="count">
        {count}
      </p>
      {filters && <div data-part="filters">{filters}</div>}
      {actions && <div data-part="actions">{actions}</div>}
    </div>
  )
})
