'use client'

import { VisuallyHidden } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import type { ReactElement } from 'react'

import { useLanguage } from '../lib/views/storefront-context.js'

/**
 * Does for a client navigation what a browser does for a new document: focuses the main heading and
 * announces the title; for another page of a list its number and the count. A filter, a sort order
 * or a variant does not move focus, unless the focused element was removed. A page that sets focus
 * itself keeps it.
 */
export function RouteAnnouncer(): ReactElement {
  const { t } = useLanguage()
  const { pathname, search } = useLocation()
  const region = useRef<HTMLElement>(null)
  const shown = useRef({ pathname, search })
  // Read before the new page is committed, whose effects may move the focus.
  const focused = typeof document === 'undefined' ? null : document.activeElement

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    if (before.pathname === pathname && before.search === search) return
    const page = new URLSearchParams(search).get('page') ?? '1'
    const isOtherPage = before.pathname !== pathname || isChanged('search', before.search, search)
    const isOtherSection = !isOtherPage && isOnlyPageChanged(before.search, search)
    const isLost = hasNothingFocus()
    const isPlaced = !isLost && document.activeElement !== focused && isInMain()
    if ((isOtherPage || isOtherSection || isLost) && !isPlaced) focusHeading()
    if (!region.current || !(isOtherPage || isOtherSection)) return
    const count = document.querySelector('main [role="status"][data-part="count"]')?.textContent
    const place = isOtherPage ? document.title : t('products.page', { page })
    region.current.textContent = [place, count].filter(Boolean).join('. ')
  }, [focused, pathname, search, t])

  return <VisuallyHidden ref={region} aria-live="polite" aria-atomic="true" />
}

function isChanged(name: string, before: string, now: string): boolean {
  return new URLSearchParams(before).get(name) !== new URLSearchParams(now).get(name)
}

/**
 * A filter or a sorting leads back to the first page as well: that is no other page of the list.
 */
function isOnlyPageChanged(before: string, now: string): boolean {
  const [old, next] = [new URLSearchParams(before), new URLSearchParams(now)]
  const isChangedPage = old.get('page') !== next.get('page')
  old.delete('page')
  next.delete('page')
  return isChangedPage && old.toString() === next.toString()
}

/** The focused element was removed. */
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
  // The router restores the scroll position.
  heading.focus({ preventScroll: true })
}
