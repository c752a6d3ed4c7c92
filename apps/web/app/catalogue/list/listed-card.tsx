import { ProductCard } from '@floga/ui'
import type { ProductCardProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { keptPart } from '../../shell/page/kept-part.js'
import type { ProductCardData } from '../../wiring/api/api-types.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { CardAction } from '../cards/card-action.js'
import { toCardProps } from '../cards/to-card-props.js'
import { CompareToggle } from '../compare/compare-toggle.js'

export interface ListedCardProps extends Pick<
  ProductCardProps,
  'headingLevel' | 'layout' | 'isPriority' | 'isEager'
> {
  product: ProductCardData
  /** It can be put into the comparison. */
  isComparable: boolean
}

/** A product of a list, with its way into the cart. */
export const ListedCard = keptPart<ListedCardProps>(
  'listed card',
  function ListedCard({ product, isComparable, ...look }): ReactElement {
    const t = useMessages()
    const href = useHref()
    return (
      <ProductCard
        {...toCardProps(product, t, href)}
        {...look}
        choice={isComparable && <CompareToggle product={product} />}
        action={<CardAction product={product} />}
      />
    )
  },
)
