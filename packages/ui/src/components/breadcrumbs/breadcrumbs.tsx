import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Icon } from '../icon/icon.js'
import { Link } from '../link/link.js'
import { breadcrumbs } from './breadcrumbs.styles.js'

/** One step of the breadcrumbs. The last one needs no address. */
export interface BreadcrumbItem {
  label: string
  href?: string
}

export interface BreadcrumbsProps extends HTMLAttributes<HTMLElement> {
  /** Names the navigation: 'You are here'. */
  label: string
  items: readonly BreadcrumbItem[]
}

/** The path from home to this page; on phones a link to its parent. */
export const Breadcrumbs = forwardRef<HTMLElement, BreadcrumbsProps>(function Breadcrumbs(
  { label, items, className, ...rest },
  ref,
) {
  return (
    <nav ref={ref} aria-label={label} className={cx(breadcrumbs, className)} {...rest}>
      <ol>
        {items.map((item, index) => (
          <li key={`${item.href}${item.label}`}>
            <Icon name="chevron-left" size={16} data-part="back" />
            {index > 0 && <Icon name="chevron-right" size={16} data-part="next" />}
            {item.href && index < items.length - 1 ? (
              <Link href={item.href} variant="quiet">
                {item.label}
              </Link>
            ) : (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
})
