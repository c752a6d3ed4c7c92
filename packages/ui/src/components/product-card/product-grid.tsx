import { cx } from '@linaria/core'
import { Children, forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { productGrid } from './product-grid.styles.js'

/** Props of {@link ProductGrid}. */
export interface ProductGridProps extends HTMLAttributes<HTMLUListElement> {
  /** The cards; each becomes an item of the list. */
  children: ReactNode
  /** `row` scrolls sideways below 1200 px and is a grid of four columns from there on. @default 'grid' */
  layout?: 'grid' | 'list' | 'row'
}

/** Product cards: two columns on a phone, three from 768 px, four from 1200 px; one under another; or a row. */
export const ProductGrid = forwardRef<HTMLUListElement, ProductGridProps>(function ProductGrid(
  { layout = 'grid', className, children, ...rest },
  ref,
) {
  return (
    <ul ref={ref} className={cx(productGrid, className)} data-layout={layout} {...rest}>
      {Children.map(children, (child) => (
        <li>{child}</li>
      ))}
    </ul>
  )
})
