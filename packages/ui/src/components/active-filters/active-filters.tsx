import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Chip } from '../chip/chip.js'
import { Link } from '../link/link.js'
import { activeFilters } from './active-filters.styles.js'

/** A filter in force. */
export interface ActiveFilter {
  id: string
  label: string
  /** The list without it. */
  href: string
  /** Accessible name of the chip: 'Remove filter: Brand Aeris'. */
  removeLabel: string
}

/** Props of {@link ActiveFilters}; other attributes reach the `<ul>`. */
export interface ActiveFiltersProps extends HTMLAttributes<HTMLUListElement> {
  /** Names the row: 'Filters in force'. */
  label: string
  filters: readonly ActiveFilter[]
  /** Removes all filters; shown from two filters on. */
  clear?: { label: string; href: string }
}

/** The filters in force as links that take each away; nothing at all while there is none. */
export const ActiveFilters = forwardRef<HTMLUListElement, ActiveFiltersProps>(
  function ActiveFilters({ label, filters, clear, className, ...rest }, ref) {
    if (filters.length === 0) return null
    return (
      <ul ref={ref} aria-label={label} className={cx(activeFilters, className)} {...rest}>
        {filters.map(({ id, label: name, href, removeLabel }) => (
          <li key={id}>
            <Chip href={href} isRemovable label={removeLabel}>
              {name}
            </Chip>
          </li>
        ))}
        {clear && filters.length > 1 && (
          <li>
            <Link href={clear.href}>{clear.label}</Link>
          </li>
        )}
      </ul>
    )
  },
)
