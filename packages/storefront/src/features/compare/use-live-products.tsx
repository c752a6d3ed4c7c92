'use client'

import { useCallback, useEffect, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'

import type { ProductData } from '../../request/api/api-types.js'
import { useHasPage } from '../../site/use-site.js'
import type { LiveProductsProps } from './live-products.js'

/**
 * The current products of a page: its loader's data, refreshed when the visitor returns. The
 * refreshing component is loaded after the page.
 *
 * @returns The products, and an element to place anywhere on the page.
 */
export function useLiveProducts(products: readonly ProductData[]): {
  live: readonly ProductData[]
  refresh: ReactElement | null
} {
  const [newer, setNewer] = useState({ of: products, byId: new Map<string, ProductData>() })
  const [Refresh, setRefresh] = useState<ComponentType<LiveProductsProps> | null>(null)
  const mayRefresh = useHasPage()('/graphql') && products.length > 0

  useEffect(() => {
    if (!mayRefresh) return
    // If it fails to load, the page still has its server-rendered content.
    import('./live-products.js').then(
      ({ LiveProducts }) => setRefresh(() => LiveProducts),
      () => undefined,
    )
  }, [mayRefresh])

  const onProduct = useCallback(
    (product: ProductData) =>
      setNewer(({ of, byId }) => ({
        of: products,
        // A new loader response overrides earlier refreshes.
        byId: new Map(of === products ? byId : []).set(product.id, product),
      })),
    [products],
  )
  return {
    live: newer.of === products ? products.map((one) => newer.byId.get(one.id) ?? one) : products,
    refresh: Refresh && <Refresh ids={products.map(({ id }) => id)} onProduct={onProduct} />,
  }
}
