import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes } from 'react'
import { Container } from '../container/container.js'
import { Link } from '../link/link.js'
import type { NavigationItem } from '../top-bar/navigation-links.js'
import { menuBar } from './menu-bar.styles.js'

/** Props of {@link MenuBar}. */
export interface MenuBarProps extends HTMLAttributes<HTMLElement> {
  /** Names the navigation: 'Categories'. */
  label: string
  items: readonly NavigationItem[]
}

/** The categories in a row under the top bar, on screens from 1200 px; stays in sight while scrolling. */
export const MenuBar = forwardRef<HTMLElement, MenuBarProps>(function MenuBar(
  { label, items, className, ...rest },
  ref,
) {
  return (
    <nav ref={ref} aria-label={label} className={cx(menuBar, className)} {...rest}>
      <Container>
        <ul>
          {items.map(({ label: name, href, isCurrent }) => (
            <li key={href}>
              <Link href={href} variant="plain" aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </nav>
  )
})
