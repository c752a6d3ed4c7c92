import { Button } from '@floga/ui'
import type { PriceData } from '@floga/ui'
import { css } from '@linaria/core'
import { useLocation } from '@remix-run/react'
import { useRef } from 'react'
import type { ReactElement } from 'react'

import { AddToCartForm } from '../../shell/cart/add-to-cart-form.js'
import type { VariantData } from '../../wiring/api-types.js'
import { useMessages } from '../../wiring/use-language.js'
import { BuyBar } from './buy-bar.js'
import { QuantityChoice } from './quantity-choice.js'

const order = css`
  @layer app {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem;
    align-items: end;
    > button[type='submit'] {
      flex: 1 1 12rem;
    }
  }
`

export interface OrderFormProps {
  variant: VariantData
  name: string
  price: PriceData
}

/** How many, and into the cart; on narrow screens the button follows once it is out of sight. */
export function OrderForm({ variant, name, price }: OrderFormProps): ReactElement {
  const t = useMessages()
  const { pathname, search } = useLocation()
  const row = useRef<HTMLDivElement>(null)
  return (
    <AddToCartForm variantId={variant.id} name={name} action={`${pathname}${search}`}>
      {({ isBusy }) => (
        <>
          <div ref={row} className={order}>
            <QuantityChoice key={variant.id} name={name} max={variant.maxQuantity} />
            <Button type="submit" variant="primary" size="large" icon="bag" isBusy={isBusy}>
              {t('product.add')}
            </Button>
          </div>
          <BuyBar watched={row} price={price}>
            <Button type="submit" variant="primary" icon="bag" isBusy={isBusy}>
              {t('product.addShort')}
            </Button>
          </BuyBar>
        </>
      )}
    </AddToCartForm>
  )
}
