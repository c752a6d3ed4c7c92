import { ProductCard } from '@floga/ui'
import type { ReactElement } from 'react'

import type { RowCardData } from '../../wiring/api/api-types.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { CardAction } from './card-action.js'
import { toCardProps } from './to-card-props.js'

export interface RowCardProps {
  product: RowCardData
}

/** A product in a row, with its way into the cart. */
export function RowCard({ product }: RowCardProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  return (
    <ProductCard {...toCardProps(product, t, href)} action={<CardAction product={product} />} />
  )
}
