import { ProductCard } from '@floga/ui'
import type { ProductCardProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { keptPart } from '../../shell/page/kept-part.js'
import type { ProductCardData } from '../../wiring/api/api-types.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { CardAction } from '../cards/card-action.js'
import { toCardProps } from '../cards/to-card-props.js'
import { CompareToggle } from '../compare/compare-toggle.js'

type Look = Pick<ProductCardProps, 'layout' | 'isPriority' | 'isEager'>

export interface ListedCardProps extends Look, Pick<ProductCardProps, 'headingLevel'> {
  product: ProductCardData
  /** It can be put into the comparison. */
  isComparable: boolean
}

/** The attributes of a card that no visitor sees at once. */
const restingImage = ' loading="lazy" decoding="async"'
const gridCard = ' data-layout="grid"'

/** What the place of a card in a list changes of its markup. */
function writeLook(html: string, { layout = 'grid', isPriority, isEager = isPriority }: Look) {
  const inLayout = layout === 'grid' ? html : html.replace(gridCard, ` data-layout="${layout}"`)
  if (!isEager) return inLayout
  const image = isPriority
    ? ' loading="eager" decoding="sync" fetchpriority="high"'
    : ' loading="eager" decoding="async"'
  return inLayout.replace(restingImage, image)
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
  // Browsers have no use for it.
  import.meta.env.SSR
    ? { looks: { kept: { layout: 'grid', isPriority: false, isEager: false }, write: writeLook } }
    : {},
)
