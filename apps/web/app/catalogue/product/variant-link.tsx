import type { LinkTargetProps } from '@floga/ui'
import { Link } from '@remix-run/react'
import { forwardRef } from 'react'

/** A link between the variants of one product: the page stays where it is, and Back leaves the product's choices one by one. */
export const VariantLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function VariantLink(
  { href, children, ...rest },
  ref,
) {
  return (
    <Link ref={ref} to={href} prefetch="intent" preventScrollReset {...rest}>
      {children}
    </Link>
  )
})
