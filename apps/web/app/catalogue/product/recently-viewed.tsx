import { startTransition, useEffect, useState } from 'react'
import type { ReactElement } from 'react'
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

/** What was viewed in this browser before, without the product itself; adds the product for the next page. */
export function RecentlyViewed(props: { id: string; slug: string }): ReactElement | null {
  const { id, slug } = props
  const t = useMessages()
  const cards = useHref()('/product-cards')
  const viewed = openRecentlyViewed(useStore())
  const [products, setProducts] = useState<readonly ProductCardData[]>([])

  useEffect(() => {
    const before = viewed.read().filter((seen) => seen !== id)
    viewed.add(id)
    if (before.length === 0) return undefined
    const leaving = new AbortController()
    fetchCards(`${cards}?ids=${before.map(encodeURIComponent).join()}`, leaving.signal).then(
      (found) => startTransition(() => setProducts(found)),
      // Without a connection there are none: the page that they stand on is no reason for an error.
      () => undefined,
    )
    return () => leaving.abort()
  }, [cards, id, viewed])

  // Until the answer for this page comes, the one for the last page may hold this product.
  const others = products.filter((product) => product.slug !== slug)
  return (
    <ProductCardRow title={t('product.recentlyViewed')} products={others.slice(0, rowLength)} />
  )
}

/** Without the router, which has the whole page drawn anew as its fetchers begin, end and go. */
async function fetchCards(address: string, signal: AbortSignal): Promise<ProductCardData[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) return []
  // What the route's loader answers with.
  const { products } = (await response.json()) as ProductCardsReply
  return products
}
