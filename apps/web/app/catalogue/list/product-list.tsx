import { ProductGrid } from '@floga/ui'
import type { ListLayout } from '@floga/ui'
import { memo } from 'react'
import type { ReactElement } from 'react'

import { useAfterFirstFrame, useBelowFold } from '../../shell/page/below-fold.js'
import type { ProductCardData } from '../../wiring/api/api-types.js'
import { ListedCard } from './listed-card.js'

export interface ProductListProps {
  products: readonly ProductCardData[]
  /** The first so many images load at once, the very first before all others. @default 0 */
  priorityCount?: number
  headingLevel?: 2 | 3
  /** @default 'grid' */
  layout?: ListLayout
  /** Each can be put into the comparison; a `CompareBar` stands below. @default false */
  isComparable?: boolean
}

/** Two rows of wide screens, four of phones. */
const inSight = 8
/** A row of wide screens, two of phones: nearly all that is in sight of a page that has its head above. */
const inFirstFrame = 4

/** Cards of products, each with its way into the cart. What happens around them does not draw them anew. */
export const ProductList = memo(function ProductList({
  products,
  priorityCount = 0,
  headingLevel = 3,
  layout = 'grid',
  isComparable = false,
}: ProductListProps): ReactElement {
  const hasSecondFrame = useAfterFirstFrame()
  const isWhole = useBelowFold()
  const shown = isWhole ? products : products.slice(0, hasSecondFrame ? inSight : inFirstFrame)
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
