import { cx } from '@linaria/core'
import { createElement, forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { grid, gridItem } from './grid.styles.js'

/** How many of the 16 columns an item takes. */
export type GridSpan = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14 | 15 | 16

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** Element rendered. @default 'div' */
  as?: 'div' | 'ul' | 'section'
}

/** Props of {@link GridItem}. An item is 16 columns wide by default. */
export interface GridItemProps extends HTMLAttributes<HTMLElement> {
  /** Element rendered. @default 'div' */
  as?: 'div' | 'li' | 'aside' | 'section'
  /** Columns at every width. @default 16 */
  span?: GridSpan
  /** Columns from 576 px. */
  sm?: GridSpan
  /** Columns from 768 px. */
  md?: GridSpan
  /** Columns from 992 px. */
  lg?: GridSpan
  /** Columns from 1200 px. */
  xl?: GridSpan
}

/** Sixteen columns between the page's gutters. */
export const Grid = forwardRef<HTMLElement, GridProps>(function Grid(
  { as = 'div', className, ...rest },
  ref,
) {
  return createElement(as, { ...rest, ref, className: cx(grid, className) })
})

/** One cell of a {@link Grid}. */
export const GridItem = forwardRef<HTMLElement, GridItemProps>(function GridItem(
  { as = 'div', span = 16, sm, md, lg, xl, className, ...rest },
  ref,
) {
  return createElement(as, {
    ...rest,
    ref,
    className: cx(gridItem, className),
    'data-span': span,
    'data-sm': sm,
    'data-md': md,
    'data-lg': lg,
    'data-xl': xl,
  })
})
