import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { DetailsHTMLAttributes, ReactNode } from 'react'
import { Icon } from '../icon/icon.js'
import { disclosure } from './disclosure.styles.js'

/**
 * Props of {@link Disclosure}: those of `<details>`; `open` opens it in the server-rendered HTML.
 */
export interface DisclosureProps extends Omit<DetailsHTMLAttributes<HTMLDetailsElement>, 'title'> {
  title: ReactNode
  /** `plain` without lines, `lined` between others of its kind. @default 'lined' */
  variant?: 'plain' | 'lined'
}

/** Content that opens under its title; works without scripts. */
export const Disclosure = forwardRef<HTMLDetailsElement, DisclosureProps>(function Disclosure(
  { title, variant = 'lined', className, children, ...rest },
  ref,
) {
  return (
    <details ref={ref} className={cx(disclosure, className)} data-variant={variant} {...rest}>
      <summary>
        <span>{title}</span>
        <Icon name="chevron-down" />
      </summary>
      <div data-part="content">{children}</div>
    </details>
  )
})
