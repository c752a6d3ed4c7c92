import { CartFields } from '@floga/cart-core/react'
import { AddToCart } from '@floga/ui'
import type { AddToCartProps } from '@floga/ui'
import { forwardRef } from 'react'
import type { ReactNode } from 'react'
import { useMessages } from '../wiring/i18n/use-messages.js'
import { useCartDrawer } from './cart-provider.js'
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
  const drawer = useCartDrawer()
  const t = useMessages()
  const { formProps, isBusy, errorMessage } = useCartForm({ onDone: drawer.open })
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
      <CartFields kind="add" variantId={variantId} />
      {children?.({ isBusy })}
    </AddToCart>
  )
})
