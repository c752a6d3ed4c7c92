import type { CartLinePreview } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import { AddToCartButton } from '@floga/ui'
import type { AddToCartProps } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { CartForm } from '../use-cart-form.js'
import { useAddToCartForm } from './use-add-to-cart.js'

/** Names the form that the buttons of all cards of a page belong to. */
const cardsFormId = 'add-to-cart'

/** Submit handlers by form, for the buttons of product cards, which are outside the form. */
const submitHandlers = new WeakMap<HTMLElement, CartForm['formProps']['onSubmit']>()

/**
 * The form of all cards of a page, rendered once if any of them may have a button. Each button
 * names its variant.
 */
export function CardsForm(): ReactElement {
  const { href } = useLanguage()
  return (
    <form
      id={cardsFormId}
      method="post"
      action={href('/shopping-cart')}
      hidden
      onSubmit={(event) => {
        const { submitter } = event.nativeEvent as SubmitEvent
        if (submitter) submitHandlers.get(submitter)?.(event)
      }}
    >
      <CartFields kind="add" />
    </form>
  )
}

export interface CardButtonProps extends Pick<AddToCartProps, 'label' | 'badge'> {
  variantId: string
  /** The product, as its card shows it. */
  preview: CartLinePreview
}

/** Adds one piece from a card with the page's {@link CardsForm}. */
export function CardButton({ variantId, preview, ...rest }: CardButtonProps): ReactElement {
  const { formProps, isBusy, outcome } = useAddToCartForm(preview)
  return (
    <AddToCartButton
      ref={(button) => {
        if (button) submitHandlers.set(button, formProps.onSubmit)
      }}
      form={cardsFormId}
      name="variantId"
      value={variantId}
      productName={preview.name}
      isBusy={isBusy}
      {...outcome}
      {...rest}
    />
  )
}
