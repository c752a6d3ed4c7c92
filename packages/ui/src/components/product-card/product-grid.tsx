import { cx } from '@linaria/core'
import { Children, forwardRef } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { productGrid } from './product-grid.styles.js'

export interface ProductGridProps extends HTMLAttributes<HTMLDivElement> {
  /** The cards; each becomes an item of the list. */
  children: ReactNode
  /**
   * `row` scrolls sideways below 1200 px and is a grid of four columns from there on.
   * @default 'grid'
   */
  layout?: 'grid' | 'list' | 'row'
}

/** One row of wide screens and two of phones. */
const GROUP_SIZE = 4

/**
 * Product cards: two columns on a phone, three from 768 px, four from 1200 px; a list; or a row.
 * Cards are in groups with `content-visibility: auto`; with `data-whole` on the root element all
 * groups are rendered at once.
 */
export const ProductGrid = forwardRef<HTMLDivElement, ProductGridProps>(function ProductGrid(
  { layout = 'grid', className, children, ...rest },
  ref,
) {
  const items = Children.map(children, (child) => <div role="listitem">{child}</div>) ?? []
  return (
    <div
      ref={ref}
      role="list"
      className={cx(productGrid, className)}
      data-layout={layout}
      {...rest}
    >
      {layout === 'row' ? items : toGroups(items)}
    </div>
  )
})

function toGroups(items: readonly ReactElement[]): ReactElement[] {
  return Array.from({ length: Math.ceil(items.length / GROUP_SIZE) }, (_, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- groups differ by their place alone
    <div key={index} data-part="group">
      {items.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE)}
    </div>
  ))
}
