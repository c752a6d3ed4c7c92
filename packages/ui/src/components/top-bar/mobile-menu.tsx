import { cx } from '@linaria/core'
import { useEffect, useRef } from 'react'
import type { DetailsHTMLAttributes, ReactElement, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import { mobileMenu } from './mobile-menu.styles.js'

/** Props of {@link MobileMenu}: those of `<details>`. */
export interface MobileMenuProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  /** What the button is called: 'Menu'. */
  label: string
  /** A search field, first and always in sight while the rest scrolls. */
  search?: ReactNode
  /** Pages as `NavigationLinks`, categories as `CategoryTree`. */
  children: ReactNode
}

/**
 * The menu of narrow screens, opened by the browser itself, so that it works without scripts. With them,
 * Escape, a press outside and a followed link close it.
 */
export function MobileMenu({
  label,
  search,
  className,
  children,
  ...rest
}: MobileMenuProps): ReactElement {
  const ref = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const details = ref.current
    if (!details) return
    const page = details.ownerDocument
    const press = (event: MouseEvent): void => {
      const target = event.target as Element
      if (details.open && (!details.contains(target) || target.closest('a'))) details.open = false
    }
    const key = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return
      details.open = false
      details.querySelector('summary')?.focus()
    }
    page.addEventListener('click', press)
    page.addEventListener('keydown', key)
    return () => {
      page.removeEventListener('click', press)
      page.removeEventListener('keydown', key)
    }
  }, [])

  return (
    <details ref={ref} className={cx(mobileMenu, className)} {...rest}>
      <summary aria-label={label}>
        <Icon name="menu" size={24} />
        <Icon name="close" size={24} />
      </summary>
      <div data-part="panel">
        {search && <div data-part="search">{search}</div>}
        {children}
      </div>
    </details>
  )
}
