import { useLocation } from '@remix-run/react'
import type { ReactElement } from 'react'

import { PageAhead } from './page-ahead.js'
import { keptMs, useWantedPages } from './wanted-pages.js'

/** Fetches ahead what visitors of the page in sight are about to open. */
export function PagesAhead(): ReactElement[] {
  const { pathname, search } = useLocation()
  return useWantedPages()
    .filter(({ from }) => from === pathname + search)
    .map(({ href, atMs, isPointedAt }, place, { length }) => (
      <PageAhead
        key={`${href} ${atMs}`}
        href={href}
        drawUntilMs={isPointedAt && place === length - 1 ? atMs + keptMs : null}
      />
    ))
}
