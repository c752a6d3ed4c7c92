import { cx } from '@linaria/core'
import { forwardRef, useDeferredValue, useState } from 'react'
import type { HTMLAttributes, MouseEvent, ReactNode } from 'react'
import { ButtonLink } from '../button/button-link.js'
import { Drawer } from '../drawer/drawer.js'
import { Heading } from '../heading/heading.js'
import { filterDrawer } from './filter-drawer.styles.js'

/** Props of {@link FilterDrawer}; other attributes reach the element around. */
export interface FilterDrawerProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  /** Id of the filters in the page: the target of the link without scripts. */
  id: string
  title: string
  /** The button below 992 px: 'Filters (2)'. */
  openLabel: string
  closeLabel: string
  /**
   * Always visible under the filters in the drawer: 'Show 128 products'. Receives a function that
   * closes it.
   */
  footer?: (close: () => void) => ReactNode
  /** The filters, rendered in one of the two positions at a time. */
  children: ReactNode
}

/**
 * Filters next to the list from 992 px, in a drawer below; without scripts the button is a link to
 * them in the page.
 */
export const FilterDrawer = forwardRef<HTMLDivElement, FilterDrawerProps>(function FilterDrawer(
  { id, title, openLabel, closeLabel, footer, className, children, ...rest },
  ref,
) {
  const [isOpen, setIsOpen] = useState(false)
  // Many checkboxes take time to render: the drawer opens before they move.
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
