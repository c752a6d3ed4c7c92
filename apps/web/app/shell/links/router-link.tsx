import type { LinkTargetProps } from '@floga/ui'
import { Link } from '@remix-run/react'
import { forwardRef } from 'react'
import type { ReactElement } from 'react'

import { PageAhead } from './page-ahead.js'
import { useIntent } from './use-intent.js'

/** The kit's links through the router, fetched ahead when a visitor is about to press them. */
export const RouterLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(
  function RouterLink(props, ref) {
    const { href, children, ...rest } = props
    // Fragments, mail, phone and other sites are the browser's own business.
    if (!/^\/(?!\/)/.test(href)) {
      return (
        <a ref={ref} href={href} {...rest}>
          {children}
        </a>
      )
    }
    const isWritten = import.meta.env.SSR && isPlain(href)
    return isWritten ? <WrittenLink {...props} /> : <PageLink {...props} ref={ref} />
  },
)

const PageLink = forwardRef<HTMLAnchorElement, LinkTargetProps>(function PageLink(
  { href, children, ...rest },
  ref,
) {
  const { isWanted, watch } = useIntent(rest)
  return (
    <>
      <Link ref={ref} to={href} discover="none" {...rest} {...watch}>
        {children}
      </Link>
      {isWanted && <PageAhead href={href} />}
    </>
  )
})

/** Whether the router makes of an address what it is. */
function isPlain(href: string): boolean {
  return !/\/[./]|[?#]$|\?#/.test(href)
}

/**
 * What the router writes for a link on the server, without asking it: a page has some 200 links, and for each of them it resolves
 * the address and prepares what happens to presses. The fragments are its own: by them React numbers what has an id.
 */
function WrittenLink({ href, children, target, ...rest }: LinkTargetProps): ReactElement {
  return (
    <>
      <>
        <a {...rest} href={href} target={target}>
          {children}
        </a>
        {null}
      </>
      {null}
    </>
  )
}
