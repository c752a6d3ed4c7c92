import { Button, QuantityField } from '@floga/ui'
import type { PriceData } from '@floga/ui'
import { useLocation } from '@remix-run/react'
import { useRef } from 'react'
import type { ReactElement } from 'react'
import { AddToCartForm } from '../../cart/add-to-cart-form.js'
import type { VariantData } from '../../wiring/api/api-types.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { BuyBar } from './buy-bar.js'

export interface AddToCartSectionProps {
  variant: VariantData
  name: string
  price: PriceData
}

/** How many, and into the cart; on narrow screens the button follows once it is out of sight. */
export function AddToCartSection({ variant, name, price }: AddToCartSectionProps): ReactElement {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const form = useRef<HTMLFormElement>(null)
  return (
    <AddToCartForm
      ref={form}
      variantId={variant.id}
      action={`${pathname}${search}`}
      label={t('product.add')}
      size="large"
      quantity={<QuantityChoice key={variant.id} name={name} max={variant.maxQuantity} />}
    >
      {({ isBusy }) => (
        <BuyBar watched={form} price={price}>
          <Button type="submit" variant="primary" icon="bag" isBusy={isBusy}>
            {t('product.addShort')}
          </Button>
        </BuyBar>
      )}
    </AddToCartForm>
  )
}

/** How many pieces to add. */
function QuantityChoice({ name, max }: { name: string; max: number }): ReactElement {
  const t = useMessages()
  return (
    <QuantityField
      label={t('cart.quantityOf', { name })}
      decreaseLabel={t('product.decrease')}
      increaseLabel={t('product.increase')}
      max={Math.min(999, max)}
    />
  )
}
