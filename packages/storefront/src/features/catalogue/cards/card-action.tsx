'use client'

import { Badge, ButtonLink, VisuallyHidden } from '@floga/ui'
import type { ReactElement } from 'react'
import { CardButton } from '../../cart/add/cards-form.js'
import { useCountInCart } from '../../cart/use-count-in-cart.js'
import { toLinePreview } from '../../cart/lines/line-preview.js'
import type { ProductCardData } from '../../../request/api/api-types.js'
import { isBoughtAtOnce, isSoldOut } from './to-card-data.js'
import { useLanguage, useStorefront } from '../../../lib/views/storefront-context.js'

export interface CardActionProps {
  product: Pick<
    ProductCardData,
    'name' | 'slug' | 'kind' | 'image' | 'availability' | 'variantsCount' | 'master'
  >
}

/** A card's button: adds the product, or leads to the choices of a product that has some. */
export function CardAction({ product }: CardActionProps): ReactElement {
  const { t, href } = useLanguage()
  const shop = useStorefront()
  const count = useCountInCart(product.slug)
  const isGone = isSoldOut(product.availability)
  const inCart = count > 0 && (
    <Badge tone="primary">
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>, {t('product.inCart', { count })}</VisuallyHidden>
    </Badge>
  )
  if (!isBoughtAtOnce(product) || !product.master) {
    return (
      <ButtonLink
        href={href(`/products/${product.slug}${isGone ? '' : '#options'}`)}
        variant="soft"
        size="small"
        isWide
        {...(inCart ? {} : { iconAfter: 'chevron-right' as const })}
      >
        {isGone ? t('product.moreDetails') : t('product.choose', { count: product.variantsCount })}
        <VisuallyHidden>: {product.name}</VisuallyHidden> {inCart}
      </ButtonLink>
    )
  }
  return (
    <CardButton
      variantId={product.master.id}
      label={t('product.addShort')}
      preview={toLinePreview(shop, { image: null, ...product }, product.master)}
      badge={inCart}
    />
  )
}
