import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { descriptionList } from './description-list.styles.js'

/** A term and its description. */
export interface DescriptionListItem {
  term: string
  description: ReactNode
}

export interface DescriptionListProps extends HTMLAttributes<HTMLDListElement> {
  items: readonly DescriptionListItem[]
  /**
   * `lined` as a table of properties, `plain` for a few pairs, `stacked` for long descriptions such
   * as addresses: as a table that has them below their terms on phones. @default 'lined'
   */
  variant?: 'lined' | 'plain' | 'stacked'
}

/** Pairs of terms and descriptions: properties of a product, details of an order. */
export const DescriptionList = forwardRef<HTMLDListElement, DescriptionListProps>(
  function DescriptionList({ items, variant = 'lined', className, ...rest }, ref) {
    return (
      <dl ref={ref} className={cx(descriptionList, className)} data-variant={variant} {...rest}>
        {items.map(({ term, description }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{description}</dd>
          </div>
        ))}
      </dl>
    )
  },
)
