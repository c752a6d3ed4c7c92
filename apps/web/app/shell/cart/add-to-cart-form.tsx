import { Notice } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { useMessages } from '../../wiring/use-language.js'
import { useCartAccess } from './cart-context.js'
import { useCartForm } from './use-cart-form.js'

export interface AddToCartFormProps {
  variantId: string
  /** Name of the product, for the words that follow. */
  name: string
  /** Where the form goes without scripts. @default the cart page */
  action?: string
  className?: string
  /** Draws the button, and the quantity where it can be chosen. */
  children: (state: { isBusy: boolean; error: string | null }) => ReactNode
}

/** Adds one variant; the cart drawer opens when it is in. */
export function AddToCartForm(props: AddToCartFormProps): ReactElement {
  const { variantId, action, className, children } = props
  const { openDrawer } = useCartAccess()
  const t = useMessages()
  const { formProps, isBusy, error } = useCartForm({ onDone: openDrawer })
  return (
    <form {...formProps} action={action ?? formProps.action} className={className}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="variantId" value={variantId} />
      {children({ isBusy, error })}
      {error && (
        <Notice tone="danger" role="alert" title={t('cartErrors.NOT_ADDED')}>
          {error === t('cartErrors.NOT_ADDED') ? null : error}
        </Notice>
      )}
    </form>
  )
}
