import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { resultBar } from './result-bar.styles.js'

/** Props of {@link ResultBar}. */
export interface ResultBarProps extends HTMLAttributes<HTMLDivElement> {
  /** How many there are, in words: '128 products'; read out when it changes. */
  count: string
  /** `ActiveFilters`. */
  filters?: ReactNode
  /** `SortSelect`, and the choice of grid or list. */
  actions?: ReactNode
}

/** What stands above a list in one line: its count, the filters in force, its order. */
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
