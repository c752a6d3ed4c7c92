import { parseQuantity } from '@floga/cart-core'
import type { CartChange } from '@floga/cart-core'
import { AddToCart } from '@floga/ui'
import type { AddToCartProps } from '@floga/ui'
import { forwardRef } from 'react'
import type { ReactNode } from 'react'

import { useMessages } from '../wiring/i18n/use-messages.js'
import { useCartAccess } from './cart-context.js'
import { useCartForm } from './use-cart-form.js'

export interface AddToCartFormProps extends Pick<
  AddToCartProps,
  'label' | 'productName' | 'size' | 'quantity' | 'badge'
> {
  variantId: string
  /** Where the form goes without scripts. @default the cart page */
  action?: string
  /** A second button, where the first gets out of sight. */
  children?: (state: { isBusy: boolean }) => ReactNode
}

/** Adds one variant; the cart drawer opens when it is in. */
export const AddToCartForm = forwardRef<HTMLFormElement, AddToCartFormProps>(function AddToCartForm(
  { variantId, action, children, ...rest },
  ref,
) {
  const { openDrawer } = useCartAccess()
  const t = useMessages()
  const { formProps, isBusy, errorMessage } = useCartForm({
    changeOf: additionOf,
    onDone: openDrawer,
  })
  const title = t('cartErrors.NOT_ADDED')
  return (
    <AddToCart
      ref={ref}
      isBusy={isBusy}
      {...(errorMessage
        ? { error: { title, text: errorMessage === title ? null : errorMessage } }
        : {})}
      {...formProps}
      action={action ?? formProps.action}
      {...rest}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={variantId} />
      {children?.({ isBusy })}
    </AddToCart>
  )
})

/** What the form adds, where its number is one: presses that wait for an answer then go in together. */
function additionOf(form: FormData): CartChange | undefined {
  const quantity = parseQuantity(form.get('quantity') ?? '1')
  const variantId = form.get('variantId')
  return quantity.ok && typeof variantId === 'string'
    ? { kind: 'add', variantId, quantity: quantity.quantity }
    : undefined
}
