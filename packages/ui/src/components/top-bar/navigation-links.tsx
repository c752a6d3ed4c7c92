import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Link } from '../link/link.js'
import { navigationLinks } from './navigation-links.styles.js'

/** One entry of a navigation. */
export interface NavigationItem {
  label: string
  href: string
  /** This page or one below it is open. */
  isCurrent?: boolean
}

export interface NavigationLinksProps extends HTMLAttributes<HTMLElement> {
  /** Names the navigation: 'Main', 'Categories'. */
  label: string
  items: readonly NavigationItem[]
  /** @default 'row' */
  direction?: 'row' | 'column'
  /** `inverse` for a dark ground, in small type. @default 'plain' */
  tone?: 'plain' | 'inverse'
}

/** A plain list of links with the current one marked. */
export const NavigationLinks = forwardRef<HTMLElement, NavigationLinksProps>(
  function NavigationLinks(
    { label, items, direction = 'row', tone = 'plain', className, ...rest },
    ref,
  ) {
    return (
      <nav
        ref={ref}
        aria-label={label}
        className={cx(navigationLinks, className)}
        data-direction={direction}
        data-tone={tone}
        {...rest}
      >
        <ul>
          {items.map(({ label: name, href, isCurrent }) => (
            <li key={href}>
              <Link href={href} variant="plain" aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    )
  },
)
