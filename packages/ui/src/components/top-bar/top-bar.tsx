import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Container } from '../container/container.js'
import { topBar, topBarWithSearch } from './top-bar.styles.js'

export interface TopBarProps extends HTMLAttributes<HTMLElement> {
  /** The shop's mark as a link home. */
  logo: ReactNode
  /**
   * `NavigationLinks`; shown from 1200 px. With a search they are better in the `InfoBar`. @default
   * none
   */
  navigation?: ReactNode
  /** `MobileMenu`; shown below 1200 px. */
  menu?: ReactNode
  /**
   * A search field: in the middle, up to 720 px wide; below 1200 px a row of its own under the
   * others, full width.
   */
  search?: ReactNode
  /** Session, language, cart, in this order. */
  actions: ReactNode
}

/**
 * The page's head: mark, main navigation, search, session, cart. With a search it stays in reach
 * below 1200 px while the page scrolls.
 */
export const TopBar = forwardRef<HTMLElement, TopBarProps>(function TopBar(
  { logo, navigation, menu, search, actions, className, ...rest },
  ref,
) {
  return (
    <header
      ref={ref}
      className={cx(topBar, Boolean(search) && topBarWithSearch, className)}
      data-has-navigation={navigation ? '' : undefined}
      {...rest}
    >
      <Container>
        {menu && <div data-part="menu">{menu}</div>}
        <div data-part="logo">{logo}</div>
        {navigation && <div data-part="navigation">{navigation}</div>}
        {search && <div data-part="search">{search}</div>}
        <div data-part="actions">{actions}</div>
      </Container>
    </header>
  )
})
