import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Icon } from '../icon/icon.js'
import { Link } from '../link/link.js'
import { pagination } from './pagination.styles.js'
import { visiblePages } from './visible-pages.js'

export interface PaginationProps extends HTMLAttributes<HTMLElement> {
  /** Names the navigation: 'Pages'. */
  label: string
  /** Current page, from 1. */
  page: number
  pageCount: number
  /** Address of a page; the links are real, so they can be opened, shared and crawled. */
  hrefForPage: (page: number) => string
  previousLabel: string
  nextLabel: string
  /** Accessible name of a number: 'Page 3'. */
  pageLabel: (page: number) => string
}

/** Links to the pages of a list. Renders nothing for a single page. */
export const Pagination = forwardRef<HTMLElement, PaginationProps>(function Pagination(
  { label, page, pageCount, hrefForPage, previousLabel, nextLabel, pageLabel, className, ...rest },
  ref,
) {
  if (pageCount < 2) return null
  return (
    <nav ref={ref} aria-label={label} className={cx(pagination, className)} {...rest}>
      {page > 1 && (
        <Link variant="plain" rel="prev" href={hrefForPage(page - 1)} aria-label={previousLabel}>
          <Icon name="chevron-left" />
          <span aria-hidden="true">{previousLabel}</span>
        </Link>
      )}
      <ol>
        {visiblePages(page, pageCount).map((entry, index, entries) =>
          entry === 'gap' ? (
            <li key={`gap-${entries[index + 1]}`} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry}>
              <Link
                variant="plain"
                href={hrefForPage(entry)}
                aria-label={pageLabel(entry)}
                aria-current={entry === page ? 'page' : undefined}
              >
                {entry}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <Link variant="plain" rel="next" href={hrefForPage(page + 1)} aria-label={nextLabel}>
          <span aria-hidden="true">{nextLabel}</span>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
})
