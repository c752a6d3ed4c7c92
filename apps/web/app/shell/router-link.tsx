import type { LinkTargetProps } from '@floga/ui'
import { Link } from '@remix-run/react'
import { forwardRef } from 'react'

/** The kit's links through the router, fetched ahead when a visitor is about to press them. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  // Fragments, mail, phone and other sites are the browser's own business.
  if (!/^\/(?!\/)/.test(href)) {
    return (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <Link ref={ref} to={href} prefetch="intent" {...rest}>
      {children}
    </Link>
  )
})
