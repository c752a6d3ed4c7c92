'use client'

import { Heading, Tile, TileGrid } from '@floga/ui'
import { useStore } from 'jotai/react'
import { startTransition, useEffect, useState } from 'react'
import type { ReactElement } from 'react'

import { toImage } from '../components/images/to-image.js'
import { fetchViewedCards } from '../features/catalogue/product/fetch-viewed-cards.js'
import { openRecentlyViewed } from '../features/catalogue/product/open-recently-viewed.js'
import { useLanguage, useStorefront } from '../lib/views/storefront-context.js'
import type { ProductCardData } from '../request/api/api-types.js'

const ROW = 6

/** Products that this browser has viewed, on a page that leads nowhere; nothing without any. */
export function SeenBefore(): ReactElement | null {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const cards = href('/product-cards')
  const viewed = openRecentlyViewed(useStore(), shop)
  const [products, setProducts] = useState<readonly ProductCardData[]>([])

  useEffect(() => {
    const ids = viewed.read().slice(0, ROW)
    if (ids.length === 0) return undefined
    const leaving = new AbortController()
    fetchViewedCards(cards, ids, leaving.signal).then(
      (found) => startTransition(() => setProducts(found)),
      // The page is whole without them.
      () => undefined,
    )
    return () => leaving.abort()
  }, [cards, viewed])

  if (products.length === 0) return null
  return (
    <>
      <Heading level={2} size={4}>
        {t('errors.seenTitle')}
      </Heading>
      <TileGrid>
        {products.map(({ slug, name, kind, image, salePriceWithTax }) => (
          <Tile
            key={slug}
            href={href(`/products/${slug}`)}
            title={name}
            text={salePriceWithTax.formatted}
            image={toImage(shop, image, { sizes: '(min-width: 1200px) 200px, 45vw', kind })}
          />
        ))}
      </TileGrid>
    </>
  )
}
