import { cx } from '@linaria/core'
import { forwardRef } from 'react'
import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { skipLink } from './skip-link.styles.js'

export interface SkipLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Fragment of the place to go on: `#content`. */
  href: string
  children: ReactNode
}

/** First thing of a page: leads past the navigation; seen only while it has the focus. */
export const SkipLink = forwardRef<HTMLAnchorElement, SkipLinkProps>(function SkipLink(
  { className, children, ...rest },
  ref,
) {
  return (
    <a ref={ref} className={cx(skipLink, className)} {...rest}>
      {children}
    </a>
  )
})
