import { startTransition, useEffect, useState } from 'react'
import type { ComponentType } from 'react'

type Router = NonNullable<typeof window.__remixRouter>

export interface DrawnPageProps {
  /** The router has come to it. */
  isShown: boolean
}

/** A page that is drawn before its link is pressed, into an element outside the document. */
export interface DrawnPage {
  href: string
  /** Address of the page in sight whose link leads to it. */
  from: string
  pathname: string
  routeId: string
  /** Until when its data may be shown, on the clock of `performance`. */
  untilMs: number
  /** Sheets that it is styled with. */
  sheets: readonly string[]
  container: HTMLElement
  Page: ComponentType<DrawnPageProps>
  /** `drawing` until all of it stands in its container, `placed` from the click until the router has come, `shown` then. */
  status: 'drawing' | 'ready' | 'placed' | 'shown'
}

/**
 * Puts a page that is drawn in the place of the page in sight, and has the router follow once that is painted.
 *
 * @param navigate Has the router go to the page; settles once it has come somewhere.
 * @returns Whether there was such a page: otherwise nothing happens.
 */
export type OpenDrawnPage = (href: string, navigate: () => Promise<void>) => boolean

/** What the parts that draw pages ahead know together. */
export const drawnPages = {
  /** The one that is drawn ahead, and the one in sight where it was. */
  all: [] as readonly DrawnPage[],
  /** What holds the page in sight. */
  inSight: null as HTMLElement | null,
  /** How far a page was scrolled that has just made way, while the router does not know of it. */
  heldScrollPx: undefined as number | undefined,
  /** Nothing until a first page was drawn: its code is fetched with that. */
  open: undefined as OpenDrawnPage | undefined,
  /** Has the router go where a page was just put in sight. */
  followOpened: undefined as (() => void) | undefined,
}

const watchers = new Set<(pages: readonly DrawnPage[]) => void>()

/** Changes which pages are drawn, while the browser has nothing better to do. */
export function setDrawnPages(next: readonly DrawnPage[]): void {
  drawnPages.all = next
  startTransition(() => {
    for (const watcher of watchers) watcher(next)
  })
}

/** Says how far a page has come. */
export function setPageStatus(page: DrawnPage, status: DrawnPage['status']): void {
  page.status = status
}

/**
 * Says what holds the router's page.
 *
 * @param isCovered Another was put in its place, to which the router has not come yet.
 */
export function setInSight(element: HTMLElement, isCovered: boolean): void {
  drawnPages.inSight = element
  element.hidden = isCovered
}

/** The pages that are drawn. */
export function useDrawnPages(): readonly DrawnPage[] {
  const [known, setKnown] = useState(drawnPages.all)
  useEffect(() => {
    watchers.add(setKnown)
    return () => {
      watchers.delete(setKnown)
      setDrawnPages([])
    }
  }, [])
  return known
}

const held = new WeakSet<Router>()

/** Has the router save the place of a page that has just made way, where it asks how far the window is scrolled. */
export function holdScrollPosition(router: Router): void {
  if (held.has(router)) return
  held.add(router)
  const { enableScrollRestoration } = router
  router.enableScrollRestoration = (positions, readPosition, toKey) =>
    enableScrollRestoration(positions, () => drawnPages.heldScrollPx ?? readPosition(), toKey)
}
