import { cx } from '@linaria/core'
import { forwardRef, useId } from 'react'
import type { HTMLAttributes, ReactNode } from 'react'
import { Disclosure } from '../disclosure/disclosure.js'
import { accordion } from './accordion.styles.js'

/** A part of an {@link Accordion}. */
export interface AccordionItem {
  id: string
  title: ReactNode
  content: ReactNode
  /** Open in the server-rendered HTML. */
  isOpen?: boolean
}

export interface AccordionProps extends HTMLAttributes<HTMLDivElement> {
  items: readonly AccordionItem[]
  /** The browser closes the open part when another is opened. @default false */
  isExclusive?: boolean
}

/** Parts under each other that open by their titles; works without scripts. */
export const Accordion = forwardRef<HTMLDivElement, AccordionProps>(function Accordion(
  { items, isExclusive = false, className, ...rest },
  ref,
) {
  const group = useId()
  return (
    <div ref={ref} className={cx(accordion, className)} {...rest}>
      {items.map(({ id, title, content, isOpen = false }) => (
        <Disclosure
          key={id}
          id={id}
          title={title}
          open={isOpen}
          {...(isExclusive && { name: group })}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  )
})
