import { cx } from '@linaria/core'
import { useRef } from 'react'
import type { DetailsHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import { IconButton } from '../icon-button/icon-button.js'
import { mobileMenu } from './mobile-menu.styles.js'
import { useMenuSheet } from './use-menu-sheet.js'

/** Props of {@link MobileMenu}: those of `<details>`. */
export interface MobileMenuProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** Accessible name of the button and the sheet: 'Menu'. */
  label: string
  /** 'Close menu'. */
  closeLabel: string
  /** A search field, first and always visible while the rest scrolls. */
  search?: ReactNode
  /** The open page's address: an open menu closes when it changes. */
  routeKey?: string
  /**
   * Pages as `NavigationLinks`, categories as `CategoryTree`, each part in a `MobileMenuSection`.
   */
  children: ReactNode
}

export interface MobileMenuSectionProps {
  /** Above the section; a section without one needs no title. */
  title?: string
  children: ReactNode
}

/**
 * The menu of narrow screens. The browser itself opens it under the bar, so that it works without
 * scripts. With them it is a modal sheet from the inline start: the page behind does not scroll,
 * focus stays inside and returns to the button.
 */
export function MobileMenu({
  label,
  closeLabel,
  search,
  routeKey,
  className,
  children,
  ...rest
}: MobileMenuProps): ReactElement {
  const details = useRef<HTMLDetailsElement>(null)
  const sheet = useRef<HTMLDialogElement>(null)
  useMenuSheet(details, sheet, routeKey)

  return (
    <details ref={details} className={cx(mobileMenu, className)} {...rest}>
      <summary aria-label={label}>
        <Icon name="menu" size={24} />
        <Icon name="close" size={24} />
      </summary>
      {/* Open from the start: until hydration, `details` alone shows and hides it. */}
      <dialog ref={sheet} open aria-label={label}>
        <div data-part="panel">
          <div data-part="head">
            <span>{label}</span>
            <IconButton icon="close" label={closeLabel} onClick={() => sheet.current?.close()} />
          </div>
          <div data-part="parts">
            {search && <div data-part="search">{search}</div>}
            {children}
          </div>
        </div>
      </dialog>
    </details>
  )
}

/** One part of a mobile menu, with a line above it. */
export function MobileMenuSection({ title, children }: MobileMenuSectionProps): ReactElement {
  return (
    <div data-part="menu-part">
      {title && <p data-part="title">{title}</p>}
      {children}
    </div>
  )
}
