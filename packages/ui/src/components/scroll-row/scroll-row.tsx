import { cx } from '@linaria/core'
import { Children, forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { scrollRow } from './scroll-row.styles.js'

export interface ScrollRowProps extends HTMLAttributes<HTMLUListElement> {
  /**
   * Content of the row; each child becomes an item and contains at least one link, so that it is
   * keyboard accessible.
   */
  children: ReactNode
  /** Side by side from 1200 px on; `auto`: each as wide as it is, and one row at every width. */
  columns: 2 | 4 | 5 | 6 | 'auto'
  /** How much of a phone's width an item takes: most of it, or less than half. @default 'large' */
  items?: 'large' | 'small'
}

/**
 * A row that scrolls sideways, without scripts; with a number of columns it is a grid from 1200 px
 * on.
 */
export const ScrollRow = forwardRef<HTMLUListElement, ScrollRowProps>(function ScrollRow(
  { columns, items = 'large', className, children, ...rest },
  ref,
) {
  return (
    <ul
      ref={ref}
      className={cx(scrollRow, className)}
      data-columns={columns}
      data-items={items}
      {...rest}
    >
      {Children.map(children, (child) => child && <li>{child}</li>)}
    </ul>
  )
})
