import type { LinkTargetProps } from '@floga/ui'
import { Link, PrefetchPageLinks } from '@remix-run/react'
import { forwardRef } from 'react'

import { useIntent } from './use-intent.js'

/** The kit's links through the router, fetched ahead when a visitor is about to press them. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  const { isWanted, watch } = useIntent(rest)
  // Fragments, mail, phone and other sites are the browser's own business.
  if (!/^\/(?!\/)/.test(href)) {
    return (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <>
      <Link ref={ref} to={href} {...rest} {...watch}>
        {children}
      </Link>
      {isWanted && <PrefetchPageLinks page={href} />}
    </>
  )
})
