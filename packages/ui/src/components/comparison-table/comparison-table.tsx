import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactElement, ReactNode } from 'react'
import { Link } from '../link/link.js'
import { Image } from '../image/image.js'
import type { ImageAsset } from '../image/image.js'
import { Price } from '../price/price.js'
import type { PriceData } from '../price/price.js'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { comparisonTable } from './comparison-table.styles.js'

/** A column: one product. */
export interface ComparedProduct {
  id: string
  name: string
  href: string
  image: ImageAsset
  price?: PriceData
  /** Removes it from the comparison: an `IconLink` or `IconButton`, on the corner of the image. */
  remove?: ReactNode
  /** Adds it to the cart, below the price. */
  actions?: ReactNode
}

/** A row: one property, with a cell for each product in the same order. */
export interface ComparisonRow {
  id: string
  label: string
  /** An empty cell shows a dash, read out as `missingLabel`. */
  cells: readonly string[]
}

/** Props of {@link ComparisonTable}; other attributes reach the element around. */
export interface ComparisonTableProps extends HTMLAttributes<HTMLElement> {
  /** Describes the comparison; visually hidden. */
  caption: string
  products: readonly ComparedProduct[]
  rows: readonly ComparisonRow[]
  /** Heading of the first column, for screen readers: 'Property'. */
  propertyLabel: string
  /** Heading of the row of prices: 'Price'. */
  priceLabel: string
  /** Shows only rows that differ: 'Differences only'. */
  differencesLabel: string
  /** Whether equal rows are hidden at first. @default false */
  hidesEqualRows?: boolean
  /** Called when equal rows are hidden or shown; the table does so itself, without scripts too. */
  onHidesEqualRowsChange?: (hidesEqualRows: boolean) => void
  /** Read out in an empty cell: 'not stated'. */
  missingLabel: string
}

/**
 * Products in columns, with sticky names of products and properties. Equal rows can be hidden,
 * without scripts too, and in print.
 */
export const ComparisonTable = forwardRef<HTMLElement, ComparisonTableProps>(
  function ComparisonTable(
    {
      caption,
      products,
      rows,
      propertyLabel,
      priceLabel,
      differencesLabel,
      hidesEqualRows = false,
      onHidesEqualRowsChange,
      missingLabel,
      className,
      ...rest
    },
    ref,
  ) {
    return (
      <section ref={ref} aria-label={caption} className={cx(comparisonTable, className)} {...rest}>
        <label>
          <input
            type="checkbox"
            defaultChecked={hidesEqualRows}
            onChange={(event) => onHidesEqualRowsChange?.(event.currentTarget.checked)}
          />
          {differencesLabel}
        </label>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
        <div data-part="scroll" role="group" aria-label={caption} tabIndex={0}>
          <table data-products={products.length}>
            <caption>
              <VisuallyHidden>{caption}</VisuallyHidden>
            </caption>
            <thead>
              <tr data-part="images">
                {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- an empty corner, not a control */}
                <td />
                {products.map(({ id, image, remove }) => (
                  <td key={id}>
                    <div data-part="image">
                      <Image {...image} />
                      {remove && <div data-part="remove">{remove}</div>}
                    </div>
                  </td>
                ))}
              </tr>
              <tr data-part="names">
                <th scope="col">
                  <VisuallyHidden>{propertyLabel}</VisuallyHidden>
                </th>
                {products.map(({ id, name, href }) => (
                  <th key={id} scope="col">
                    <Link href={href} variant="quiet">
                      {name}
                    </Link>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {products.some(({ price, actions }) => price ?? actions) && (
                <tr>
                  <RowHeading>{priceLabel}</RowHeading>
                  {products.map(({ id, price, actions }) => (
                    <td key={id}>
                      {price && <Price {...price} />}
                      {actions && <div data-part="actions">{actions}</div>}
                    </td>
                  ))}
                </tr>
              )}
              {rows.map(({ id, label, cells }) => (
                <tr key={id} {...differenceOf(cells)}>
                  <RowHeading>{label}</RowHeading>
                  {products.map((product, index) => (
                    <td key={product.id}>
                      {cells[index] || (
                        <>
                          <span aria-hidden="true">–</span>
                          <VisuallyHidden>{missingLabel}</VisuallyHidden>
                        </>
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
    )
  },
)

function RowHeading({ children }: { children: string }): ReactElement {
  return (
    <th scope="row">
      <span>{children}</span>
    </th>
  )
}

function differenceOf(cells: readonly string[]): { 'data-equal'?: true; 'data-differs'?: true } {
  return new Set(cells).size === 1 ? { 'data-equal': true } : { 'data-differs': true }
}
