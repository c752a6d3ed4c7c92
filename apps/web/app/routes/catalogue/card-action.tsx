import { Button, ButtonLink, VisuallyHidden } from '@floga/ui'
import type { ReactElement } from 'react'

import { AddToCartForm } from '../../shell/cart/add-to-cart-form.js'
import type { ProductCardData } from '../../wiring/api-types.js'
import { useHref, useMessages } from '../../wiring/use-language.js'

/** A card's way into the cart: one press, or on to the product where a choice has to be made. */
export function CardAction({ product }: { product: ProductCardData }): ReactElement {
  const t = useMessages()
  const href = useHref()
  const isSoldOut =
    product.availability === 'OUT_OF_STOCK' || product.availability === 'DISCONTINUED'
  if (product.variantsCount > 1 || isSoldOut) {
    return (
      <ButtonLink href={href(`/products/${product.slug}`)} size="small" isWide>
        {isSoldOut ? t('product.moreDetails') : t('product.choose')}
        <VisuallyHidden>: {product.name}</VisuallyHidden>
      </ButtonLink>
    )
  }
  return (
    <AddToCartForm variantId={product.master.id} name={product.name}>
      {({ isBusy }) => (
        <Button type="submit" size="small" variant="primary" icon="bag" isWide isBusy={isBusy}>
          {t('product.addShort')}
          <VisuallyHidden>: {product.name}</VisuallyHidden>
        </Button>
      )}
    </AddToCartForm>
  )
}
