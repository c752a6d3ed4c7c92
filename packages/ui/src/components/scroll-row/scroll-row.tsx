import { cx } from '@linaria/core'
import { Children, forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { scrollRow } from './scroll-row.styles.js'

/** Props of {@link ScrollRow}. */
export interface ScrollRowProps extends HTMLAttributes<HTMLUListElement> {
  /** What stands in the row; each child becomes an item and holds at least one link, so that keys reach it. */
  children: ReactNode
  /** Side by side from 1200 px on; `auto`: each as wide as it is, and one row at every width. */
  columns: 2 | 4 | 5 | 6 | 'auto'
  /** How much of a phone's width an item takes: most of it, or less than half. @default 'large' */
  items?: 'large' | 'small'
}

/** A row that scrolls sideways, without scripts; with a number of columns it is a grid from 1200 px on. */
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
