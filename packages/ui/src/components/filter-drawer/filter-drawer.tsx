import { cx } from '@linaria/core'
import { forwardRef, useDeferredValue, useState } from 'react'
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '../button/button-link.js'
import { Drawer } from '../drawer/drawer.js'
import { Heading } from '../heading/heading.js'
import { filterDrawer } from './filter-drawer.styles.js'

/** Props of {@link FilterDrawer}; other attributes reach the element around. */
export interface FilterDrawerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Id of the filters in the page: the way to them without scripts. */
  id: string
  title: string
  /** The button below 992 px: 'Filters (2)'. */
  openLabel: string
  closeLabel: string
  /** Stands under the filters in the drawer, always in sight: 'Show 128 products'. Gets the way to close it. */
  footer?: (close: () => void) => ReactNode
  /** The filters, drawn at one place at a time. */
  children: ReactNode
}

/** Filters beside the list from 992 px, in a drawer below; without scripts the button leads to them in the page. */
export const FilterDrawer = forwardRef<HTMLDivElement, FilterDrawerProps>(function FilterDrawer(
  { id, title, openLabel, closeLabel, footer, className, children, ...rest },
  ref,
) {
  const [isOpen, setIsOpen] = useState(false)
  // Many boxes take their time to be drawn: the drawer answers before they move.
  const isFilled = useDeferredValue(isOpen)
  const close = (): void => setIsOpen(false)
  const open = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault()
    setIsOpen(true)
  }
  return (
    <div ref={ref} className={cx(filterDrawer, className)} {...rest}>
      <ButtonLink
        href={`#${id}`}
        icon="filter"
        data-part="opener"
        aria-haspopup="dialog"
        onClick={open}
      >
        {openLabel}
      </ButtonLink>
      <section id={id} aria-label={title} data-part="beside">
        <Heading level={2} size={4}>
          {title}
        </Heading>
        {!isFilled && children}
      </section>
      <Drawer
        isOpen={isOpen}
        onClose={close}
        title={title}
        closeLabel={closeLabel}
        footer={footer?.(close)}
      >
        {isFilled && children}
      </Drawer>
    </div>
  )
})
