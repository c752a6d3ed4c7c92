'use client'

import type { OptimisticLine } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import { QuantityField } from '@floga/ui'
import { useState } from 'react'
import type { FocusEvent, ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import type { CartForm } from '../use-cart-form.js'

export interface LineQuantityProps {
  line: OptimisticLine
  formProps: CartForm['formProps']
  /** Id of the element that describes it. */
  describedBy: string | undefined
}

/** The quantity of a line: buttons change it at once, typing with the Enter key or on blur. */
export function LineQuantity({ line, formProps, describedBy }: LineQuantityProps): ReactElement {
  const { t } = useLanguage()
  /** The typed quantity that is not submitted yet. */
  const [typed, setTyped] = useState<number | null>(null)
  const sendTyped = (event: FocusEvent<HTMLFieldSetElement>): void => {
    const { target } = event
    const isTyped = target instanceof HTMLInputElement && target.value !== String(line.quantity)
    if (isTyped) event.currentTarget.form?.requestSubmit()
  }
  return (
    <form
      {...formProps}
      onSubmit={(event) => {
        // The line shows a change optimistically; an invalid text stays, to be corrected next to
        // its error.
        if (formProps.onSubmit(event)) setTyped(null)
      }}
    >
      <CartFields kind="set" lineId={line.id} fromQuantity={line.quantity} />
      <QuantityField
        label={t('cart.quantityOf', { name: line.name })}
        decreaseLabel={t('product.decrease')}
        increaseLabel={t('product.increase')}
        value={typed ?? line.quantity}
        onQuantityChange={setTyped}
        onBlur={sendTyped}
        max={line.maxQuantity ?? 999}
        stepName="difference"
        isInvalid={describedBy !== undefined}
        describedBy={describedBy}
      />
    </form>
  )
}
