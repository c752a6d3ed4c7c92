import { useCallback, useEffect, useState } from 'react'
import type { ComponentType, ReactElement } from 'react'

import type { ProductData } from '../../wiring/api/api-types.js'
import type { LiveProductsProps } from './live-products.js'

/**
 * The products of a page as they stand now: those that it came with, refreshed when the visitor comes back to it. What asks
 * for them is loaded once the page stands.
 *
 * @returns What to show, and an element to place anywhere on the page.
 */
export function useLiveProducts(products: readonly ProductData[]): {
  live: readonly ProductData[]
  refresh: ReactElement | null
} {
  const [newer, setNewer] = useState({ of: products, byId: new Map<string, ProductData>() })
  const [Refresh, setRefresh] = useState<ComponentType<LiveProductsProps> | null>(null)
  const isEmpty = products.length === 0

  useEffect(() => {
    if (isEmpty) return
    // Where it does not load, the page stays as it came.
    import('./live-products.js').then(
      ({ LiveProducts }) => setRefresh(() => LiveProducts),
      () => undefined,
    )
  }, [isEmpty])

  const onProduct = useCallback(
    (product: ProductData) =>
      setNewer(({ of, byId }) => ({
        of: products,
        // Another answer of the shop counts more than what was asked for before it.
        byId: new Map(of === products ? byId : []).set(product.id, product),
      })),
    [products],
  )
  return {
    live: newer.of === products ? products.map((one) => newer.byId.get(one.id) ?? one) : products,
    refresh: Refresh && <Refresh ids={products.map(({ id }) => id)} onProduct={onProduct} />,
  }
}
