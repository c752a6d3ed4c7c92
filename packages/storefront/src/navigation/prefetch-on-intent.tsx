'use client'

import { PrefetchPageLinks } from '@remix-run/react'
import { useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { whenIdle } from '../lib/browser/when-idle.js'
import { findPageLink } from './find-page-link.js'
import { mayPrefetch } from './may-prefetch.js'
import { useStorefront } from '../lib/views/storefront-context.js'
import type { Storefront } from '../lib/create-storefront.js'

/**
 * How long a mouse or the keyboard's focus stays on a link before it counts as an intent; as in
 * Remix's `<Link>`.
 */
const intentMs = 100
/** How long an idle browser is waited for. */
const idleTimeoutMs = 2_000

/**
 * Prefetches the page whose link the mouse rests on or the keyboard has reached: one at a time, as
 * `<Link prefetch="intent">` does.
 */
export function PrefetchOnIntent(): ReactElement | null {
  const shop = useStorefront()
  const [page, setPage] = useState<string | null>(null)
  useEffect(() => {
    let intended: string | null = null
    let cancel = (): void => {}
    const intend = (href: string | null): void => {
      if (href === intended) return
      intended = href
      cancel()
      setPage(null)
      if (href === null || !mayPrefetch(navigator)) return
      const timer = setTimeout(() => {
        cancel = whenIdle(() => setPage(href), idleTimeoutMs)
      }, intentMs)
      cancel = () => clearTimeout(timer)
    }
    const onPointerOver = ({ pointerType, target }: PointerEvent): void => {
      if (pointerType === 'mouse') intend(prefetchable(target, shop))
    }
    const onFocus = ({ target }: FocusEvent): void => {
      const isByKeyboard = target instanceof Element && target.matches(':focus-visible')
      if (isByKeyboard) intend(prefetchable(target, shop))
    }
    document.addEventListener('pointerover', onPointerOver)
    document.addEventListener('focusin', onFocus)
    return () => {
      cancel()
      document.removeEventListener('pointerover', onPointerOver)
      document.removeEventListener('focusin', onFocus)
    }
  }, [shop])
  return page === null ? null : <PrefetchPageLinks page={page} />
}

/**
 * Address of the link around an event's target; null for a link that scripts have made open a panel
 * or a drawer.
 */
function prefetchable(target: EventTarget | null, shop: Storefront): string | null {
  const link = findPageLink(target, shop)
  const opensSection = link?.element.matches('[role=button], [data-opens]')
  return link && !opensSection ? link.href : null
}
