import { css } from '@linaria/core'
import { Outlet, useLocation, useMatches } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { useBrowserLayoutEffect } from '../../wiring/browser/use-browser-layout-effect.js'
import {
  drawnPages,
  holdScrollPosition,
  setDrawnPages,
  setInSight,
  setPageStatus,
  useDrawnPages,
} from './drawn-pages.js'

/** Holds a page. The router's has no box of its own; one that was drawn ahead has one, by which it is hidden and yet laid out. */
export const pagePlace = css`
  @layer app {
    display: contents;
    &[data-drawn-ahead] {
      display: block;
    }
    &[hidden],
    &[inert] {
      display: none;
    }
    @supports (content-visibility: hidden) {
      &[inert] {
        display: block;
        content-visibility: hidden;
      }
    }
  }
`

/**
 * The router's page. One that was drawn before its link was pressed stays where it was drawn, and the same element for React: its
 * place is put beside that of the others by `openDrawnPage`.
 */
export function PageOutlet(): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  const { pathname, search } = useLocation()
  const routeId = useMatches().at(-1)?.id
  const drawn = useDrawnPages()
  const shown = drawn.find(
    (page) =>
      (page.status === 'placed' || page.status === 'shown') &&
      page.pathname === pathname &&
      page.routeId === routeId,
  )
  const kept = drawn.filter(
    (page) => page === shown || (page.status !== 'shown' && page.from === pathname + search),
  )
  // Until the router has come to the page that is in sight already.
  const isCovered = kept.some((page) => page !== shown && page.status === 'placed')

  useBrowserLayoutEffect(() => {
    // oxlint-disable-next-line no-underscore-dangle -- Remix hands its router over by this name alone
    holdScrollPosition(window.__remixRouter)
    return () => {
      drawnPages.inSight = null
    }
  }, [])

  useBrowserLayoutEffect(() => {
    if (shown) setPageStatus(shown, 'shown')
    const inSight = shown?.container ?? place.current
    if (inSight) setInSight(inSight, isCovered)
  })

  useEffect(() => {
    if (kept.length < drawn.length) setDrawnPages(kept)
  })

  return (
    <>
      <div ref={place} className={pagePlace}>
        {!shown && <Outlet />}
      </div>
      {kept.map((page) => (
        <page.Page key={`${page.href} ${page.untilMs}`} isShown={page === shown} />
      ))}
    </>
  )
}
