import { createPath } from '@remix-run/react'
import type { MouseEvent } from 'react'

import { drawnPages } from '../drawn-ahead/drawn-pages.js'

/**
 * Has the router do what the browser would do for a press on a link, as the router's own link does. That one asks for the
 * address in sight, so that each of a page's 200 links is drawn anew with every change of it.
 */
export function followLink(
  event: MouseEvent<HTMLAnchorElement>,
  options?: { preventScrollReset: boolean },
): void {
  const { currentTarget: link } = event
  if (event.defaultPrevented || !isPlainPress(event) || !isForThisPage(link)) return
  event.preventDefault()
  drawnPages.followOpened?.()
  const href = link.getAttribute('href') ?? ''
  // oxlint-disable-next-line no-underscore-dangle -- Remix hands its router over by this name alone
  const { __remixRouter: router } = window
  const follow = (): Promise<void> =>
    router.navigate(href, {
      // Once more to where one is adds nothing to the way back.
      replace: href === createPath(router.state.location),
      ...options,
    })
  // A key's press has no count of clicks.
  if (!options && event.detail > 0 && drawnPages.open?.(href, follow)) return
  void follow()
}

function isPlainPress(event: MouseEvent): boolean {
  const { button, metaKey, altKey, ctrlKey, shiftKey } = event
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey
}

/** Not for another tab. */
function isForThisPage({ target }: HTMLAnchorElement): boolean {
  return target === '' || target === '_self'
}
