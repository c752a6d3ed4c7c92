import { ProductCard } from '@floga/ui'
import type { ProductCardProps } from '@floga/ui'
import type { ReactElement } from 'react'

import type { RowCardData } from '../../../request/api/api-types.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { CardAction } from './card-action.js'
import { toCardRating } from '../../reviews/product-rating.js'
import { toCardProps } from './to-card-props.js'

export interface RowCardProps extends Pick<ProductCardProps, 'layout'> {
  product: RowCardData
}

/** A product in a row, with its way into the cart. */
export function RowCard({ product, layout }: RowCardProps): ReactElement {
  const language = useLanguage()
  const shop = useStorefront()
  return (
    <ProductCard
      {...toCardProps(product, language, shop)}
      {...toCardRating(product, language)}
      {...(layout && { layout })}
      action={<CardAction product={product} />}
    />
  )
}
