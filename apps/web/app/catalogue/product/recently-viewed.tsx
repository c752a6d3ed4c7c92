import { useFetcher } from '@remix-run/react'
import { useEffect } from 'react'
import type { ReactElement } from 'react'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import type { ProductCardsReply } from '../cards/product-cards.js'
import { ProductCardRow } from '../cards/product-card-row.js'
import { createLocalStorage, createRecentlyViewed } from '@floga/catalogue-core'
import type { RecentlyViewed } from '@floga/catalogue-core'
import { tenant } from '#tenant/tenant.js'

/** Products in one row of a wide screen. */
const rowLength = 4

/** What this device looked at before, without the product itself; remembers the product for the next page. */
export function RecentlyViewed(props: { id: string; slug: string }): ReactElement | null {
  const { id, slug } = props
  const t = useMessages()
  const cards = useHref()('/product-cards')
  const { load, data } = useFetcher<ProductCardsReply>()

  useEffect(() => {
    const viewed = openRecentlyViewedList()
    const before = viewed.getSnapshot().filter((seen) => seen !== id)
    if (before.length > 0) load(`${cards}?ids=${before.map(encodeURIComponent).join()}`)
    viewed.add(id)
  }, [cards, load, id])

  // Until the answer for this page comes, the one for the last page may hold this product.
  const products = data?.products.filter((product) => product.slug !== slug) ?? []
  return (
    <ProductCardRow title={t('product.recentlyViewed')} products={products.slice(0, rowLength)} />
  )
}

/** The products that were seen on this device; in the browser only. */
function openRecentlyViewedList(): RecentlyViewed {
  return createRecentlyViewed({ storage: createLocalStorage(window, `${tenant.id}.viewed`) })
}
