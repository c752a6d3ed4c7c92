import { ProductCard } from '@floga/ui'
import type { ProductCardProps } from '@floga/ui'
import type { ReactElement } from 'react'

import type { ProductCardData } from '../../../request/api/api-types.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'
import { CardAction } from '../cards/card-action.js'
import { toCardRating } from '../../reviews/product-rating.js'
import { toCardProps } from '../cards/to-card-props.js'
import { CompareToggle } from '../../compare/compare-toggle.js'

type Look = Pick<ProductCardProps, 'layout' | 'isPriority' | 'isEager'>

export interface ListedCardProps extends Look, Pick<ProductCardProps, 'headingLevel'> {
  product: ProductCardData
  /** It can be put into the comparison. */
  isComparable: boolean
}

/** A product of a list, with its way into the cart. */
export function ListedCard({ product, isComparable, ...look }: ListedCardProps): ReactElement {
  const language = useLanguage()
  const shop = useStorefront()
  return (
    <ProductCard
      {...toCardProps(product, language, shop)}
      {...toCardRating(product, language)}
      {...look}
      choice={isComparable && <CompareToggle product={product} />}
      action={<CardAction product={product} />}
    />
  )
}
