import { VisuallyHidden } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'
import { usePendingNavigation } from '../links/pending-navigation.js'

/**
 * Does for a change of route what a browser does for a new document: the main heading has the focus and the title is read out;
 * for another page of a list its number and the count. A filter, a sorting or a variant leaves the focus where it is, unless
 * what had it is gone. A page that puts the focus somewhere itself keeps it there.
 */
export function RouteAnnouncer(): ReactElement {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const isBusy = usePendingNavigation()
  const region = useRef<HTMLElement>(null)
  const shown = useRef({ pathname, search })
  /** What had the focus while the page was on its way. */
  const focused = useRef<Element | null>(null)

  useEffect(() => {
    if (isBusy) focused.current = document.activeElement
  }, [isBusy])

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    if (before.pathname === pathname && before.search === search) return
    const page = new URLSearchParams(search).get('page') ?? '1'
    const isOtherPage = before.pathname !== pathname || isChanged('search', before.search, search)
    const isOtherPart = !isOtherPage && isOnlyPageChanged(before.search, search)
    const isLost = hasNothingFocus()
    const isPlaced = !isLost && document.activeElement !== focused.current && isInMain()
    if ((isOtherPage || isOtherPart || isLost) && !isPlaced) focusHeading()
    if (!region.current || !(isOtherPage || isOtherPart)) return
    const count = document.querySelector('main [role="status"][data-part="count"]')?.textContent
    const place = isOtherPage ? document.title : t('products.page', { page })
    region.current.textContent = [place, count].filter(Boolean).join('. ')
  }, [pathname, search, t])

  return <VisuallyHidden ref={region} aria-live="polite" aria-atomic="true" />
}

function isChanged(name: string, before: string, now: string): boolean {
  return new URLSearchParams(before).get(name) !== new URLSearchParams(now).get(name)
}

/** A filter or a sorting leads back to the first page as well: that is no other page of the list. */
function isOnlyPageChanged(before: string, now: string): boolean {
  const [old, next] = [new URLSearchParams(before), new URLSearchParams(now)]
  const isChangedPage = old.get('page') !== next.get('page')
  old.delete('page')
  next.delete('page')
  return isChangedPage && old.toString() === next.toString()
}

/** What had the focus is gone. */
function hasNothingFocus(): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body
}

function isInMain(): boolean {
  return document.querySelector('main')?.contains(document.activeElement) === true
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  // The router decides where the page stands.
  heading.focus({ preventScroll: true })
}
