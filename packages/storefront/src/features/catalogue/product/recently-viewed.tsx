'use client'

import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import type { ProductCardData } from '../../../request/api/api-types.js'
import { ProductCardRow } from '../cards/product-card-row.js'
import { useStore } from 'jotai/react'
import { fetchViewedCards } from './fetch-viewed-cards.js'
import { openRecentlyViewed } from './open-recently-viewed.js'

/** Products in one row of a wide screen. */
const rowLength = 4

/**
 * Recently viewed products of this browser, without the current one; records the current one for
 * the next page. It is rendered after the page, without shifting visible content. Give it a `key`
 * per product: it does not update once shown.
 */
export function RecentlyViewed({ id }: { id: string }): ReactElement {
  const { t, href } = useLanguage()
  const cards = href('/product-cards')
  const viewed = openRecentlyViewed(useStore(), useStorefront())
  const [products, setProducts] = useState<readonly ProductCardData[]>([])
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const before = viewed.read().filter((seen) => seen !== id)
    viewed.add(id)
    if (before.length === 0) return undefined
    const leaving = new AbortController()
    fetchViewedCards(cards, before, leaving.signal).then(
      (found) => whenAhead(place, leaving, () => startTransition(() => setProducts(found))),
      // Offline there are none: the page itself must not fail.
      () => undefined,
    )
    return () => leaving.abort()
  }, [cards, id, viewed])

  return (
    <>
      <div ref={place} />
      <ProductCardRow title={t('product.recentlyViewed')} products={products.slice(0, rowLength)} />
    </>
  )
}

/**
 * Calls back once the position is still below the viewport, or the page is at its top and not read
 * yet. The controller cancels it.
 */
function whenAhead(
  { current: place }: RefObject<HTMLElement | null>,
  waiting: AbortController,
  callback: () => void,
): void {
  const check = (): void => {
    if (scrollY > 0 && place && place.getBoundingClientRect().top < innerHeight) return
    waiting.abort()
    callback()
  }
  addEventListener('scroll', check, { signal: waiting.signal })
  check()
}
