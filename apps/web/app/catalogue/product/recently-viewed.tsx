import { startTransition, useEffect, useRef, useState } from 'react'
import type { ReactElement, RefObject } from 'react'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import type { ProductCardData } from '../../wiring/api/api-types.js'
import type { ProductCardsReply } from '../cards/product-cards.js'
import { ProductCardRow } from '../cards/product-card-row.js'
import { createRecentlyViewed } from '@floga/catalogue-core'
import { useStore } from 'jotai/react'
import { openLocalStorage, perStore } from '../../wiring/browser/per-store.js'
import { storedKeys } from '../../wiring/browser/stored-keys.js'

/** Products in one row of a wide screen. */
const rowLength = 4

const openRecentlyViewed = perStore((store) =>
  createRecentlyViewed({ store, storage: openLocalStorage(storedKeys.viewed) }),
)

/**
 * What was viewed in this browser before, without the product itself; adds the product for the next page. It comes after the
 * page, and moves nothing that is looked at or about to be pressed. A new one for each product (`key`): it keeps what it has shown.
 */
export function RecentlyViewed({ id }: { id: string }): ReactElement {
  const t = useMessages()
  const cards = useHref()('/product-cards')
  const viewed = openRecentlyViewed(useStore())
  const [products, setProducts] = useState<readonly ProductCardData[]>([])
  const place = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const before = viewed.read().filter((seen) => seen !== id)
    viewed.add(id)
    if (before.length === 0) return undefined
    const leaving = new AbortController()
    fetchCards(`${cards}?ids=${before.map(encodeURIComponent).join()}`, leaving.signal).then(
      (found) => whenAhead(place, leaving, () => startTransition(() => setProducts(found))),
      // Without a connection there are none: the page that they stand on is no reason for an error.
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

/** Acts once a place is still to be scrolled to, or the page is at its top and not read yet. Ended by the controller. */
function whenAhead(
  { current: place }: RefObject<HTMLElement | null>,
  waiting: AbortController,
  act: () => void,
): void {
  const check = (): void => {
    if (scrollY > 0 && place && place.getBoundingClientRect().top < innerHeight) return
    waiting.abort()
    act()
  }
  addEventListener('scroll', check, { signal: waiting.signal })
  check()
}

/** Without the router, which has the whole page drawn anew as its fetchers begin, end and go. */
async function fetchCards(address: string, signal: AbortSignal): Promise<ProductCardData[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) return []
  // What the route's loader answers with.
  const { products } = (await response.json()) as ProductCardsReply
  return products
}
