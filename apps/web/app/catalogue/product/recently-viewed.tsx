import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
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
  const { load, data } = useFetcher<ProductCardsReply>()

  useEffect(() => {
    const before = viewed.read().filter((seen) => seen !== id)
    if (before.length > 0) load(`${cards}?ids=${before.map(encodeURIComponent).join()}`)
    viewed.add(id)
  }, [cards, load, id, viewed])

  // Until the answer for this page comes, the one for the last page may hold this product.
  const products = data?.products.filter((product) => product.slug !== slug) ?? []
  return (
    <ProductCardRow title={t('product.recentlyViewed')} products={products.slice(0, rowLength)} />
  )
}
