import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { ReactNode, TableHTMLAttributes } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.js'
import { table } from './table.styles.js'

/** One column of a {@link Table}. */
export interface TableColumn {
  key: string
  label: ReactNode
  /** Numbers are aligned to the end of their cell. @default 'start' */
  align?: 'start' | 'end'
}

/** One row: an id and a cell for each column's key. */
export interface TableRow {
  id: string
  cells: Record<string, ReactNode>
}

/** Props of {@link Table}; other attributes reach the `<table>`. */
export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  caption: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  /** @default false */
  isCaptionHidden?: boolean
  /**
   * On narrow screens each row is a block below its name, each cell below its column's label.
   * @default false
   */
  isStacked?: boolean
}

/** A data table; the first column is the row header. Scrolls in itself when it overflows. */
export const Table = forwardRef<HTMLTableElement, TableProps>(function Table(
  { caption, columns, rows, isCaptionHidden = false, isStacked = false, className, ...rest },
  ref,
) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={table} aria-label={caption} tabIndex={0} data-stacked={isStacked}>
      <table ref={ref} className={cx(className)} {...rest}>
        <caption>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : <span>{caption}</span>}
        </caption>
        <thead>
          <tr>
            {columns.map(({ key, label, align = 'start' }) => (
              <th key={key} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells }) => (
            <tr key={id}>
              {columns.map(({ key, label, align = 'start' }, index) =>
                index === 0 ? (
                  <th key={key} scope="row" data-align={align}>
                    {cells[key]}
                  </th>
                ) : (
                  <td key={key} data-align={align}>
                    {isStacked ? (
                      <>
                        {/* Screen readers have the column's header. */}
                        <span data-part="label" aria-hidden="true">
                          {label}
                        </span>
                        <div>{cells[key]}</div>
                      </>
                    ) : (
                      cells[key]
                    )}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
})
