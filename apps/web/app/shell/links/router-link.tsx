import type { LinkTargetProps } from '@floga/ui'
import { forwardRef } from 'react'
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react'

import { followLink } from './follow-link.js'
import { comeTo, leaveLink, pressLink } from './wanted-pages.js'

type Follow = (event: MouseEvent<HTMLAnchorElement>) => void

/** The kit's links through the router, fetched ahead when a visitor is about to press them. */
export const RouterLink = createRouterLink((event) => followLink(event))

/** Where the next page is another state of this one: what is in sight stays where it is. */
export const SamePlaceLink = createRouterLink((event) =>
  followLink(event, { preventScrollReset: true }),
)

function createRouterLink(follow: Follow) {
  return forwardRef<HTMLAnchorElement, LinkTargetProps>(function PageLink(
    { children, ...props },
    ref,
  ) {
    // Fragments, mail, phone and other sites are the browser's own business, and nothing happens to a link on the server.
    const isPage = !import.meta.env.SSR && /^\/(?!\/)/.test(props.href)
    return (
      <a ref={ref} {...props} {...(isPage && watchedBy(props, follow))}>
        {children}
      </a>
    )
  })
}

type Handlers = Pick<
  LinkTargetProps,
  | 'onClick'
  | 'onMouseEnter'
  | 'onMouseLeave'
  | 'onPointerDown'
  | 'onFocus'
  | 'onBlur'
  | 'onTouchStart'
  | 'onTouchEnd'
>

const come = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void =>
  comeTo(currentTarget, false)
const point = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>): void =>
  comeTo(currentTarget, true)
/** A finger's tap is all of a press at once: the page is then on its way already. */
const press = ({ button, pointerType, currentTarget }: PointerEvent<HTMLAnchorElement>): void => {
  if (button === 0 && pointerType === 'mouse') pressLink(currentTarget)
}

/** What happens to a link, after what its owner does of it. */
function watchedBy(own: Handlers, follow: Follow): Handlers {
  return {
    onClick: both(own.onClick, (event) => {
      leaveLink()
      follow(event)
    }),
    onMouseEnter: both(own.onMouseEnter, point),
    onMouseLeave: both(own.onMouseLeave, leaveLink),
    onPointerDown: both(own.onPointerDown, press),
    onFocus: both(own.onFocus, come),
    onBlur: both(own.onBlur, leaveLink),
    onTouchStart: both(own.onTouchStart, come),
    // The click is next: what is fetched ahead would run before it.
    onTouchEnd: both(own.onTouchEnd, leaveLink),
  }
}

function both<E>(own: ((event: E) => void) | undefined, act: (event: E) => void) {
  if (!own) return act
  return (event: E): void => {
    own(event)
    act(event)
  }
}
