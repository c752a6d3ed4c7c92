import { ProductGrid } from '@floga/ui'
import type { ListLayout } from '@floga/ui'
import { memo } from 'react'
import type { ReactElement } from 'react'

import { useBelowFold } from '../../../components/below-fold.js'
import type { ProductCardData } from '../../../request/api/api-types.js'
import { ListedCard } from './listed-card.js'

export interface ProductListProps {
  products: readonly ProductCardData[]
  /** The first so many images load at once, the very first before all others. @default 0 */
  priorityCount?: number
  headingLevel?: 2 | 3
  /** @default 'grid' */
  layout?: ListLayout
  /** Cards have a compare button; a `CompareBar` is below. @default false */
  isComparable?: boolean
}

/** Two rows of wide screens, four of phones. */
const firstScreen = 8

/**
 * Product cards with add-to-cart buttons. Memoized, so that surrounding updates do not render them
 * again.
 */
export const ProductList = memo(function ProductList({
  products,
  priorityCount = 0,
  headingLevel = 3,
  layout = 'grid',
  isComparable = false,
}: ProductListProps): ReactElement {
  const isWhole = useBelowFold()
  const shown = isWhole ? products : products.slice(0, firstScreen)
  return (
    <ProductGrid layout={layout}>
      {shown.map((product, index) => (
        <ListedCard
          key={product.slug}
          product={product}
          headingLevel={headingLevel}
          layout={layout}
          isPriority={index === 0 && priorityCount > 0}
          isEager={index < priorityCount}
          isComparable={isComparable}
        />
      ))}
    </ProductGrid>
  )
})
