import { parseQuantity } from '@floga/cart-core'
import type { OptimisticLine } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import { QuantityField } from '@floga/ui'
import { useState } from 'react'
import type { FocusEvent, ReactElement } from 'react'

import { useMessages } from '../wiring/i18n/use-messages.js'
import type { CartForm } from './cart-form.js'

export interface LineQuantityProps {
  line: OptimisticLine
  formProps: CartForm['formProps']
  /** Id of what is said about it. */
  describedBy: string | undefined
}

/** How many pieces: stepped at once, typed with the Enter key or on leaving the field. */
export function LineQuantity({ line, formProps, describedBy }: LineQuantityProps): ReactElement {
  const t = useMessages()
  /** What is typed and not sent yet. */
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
        formProps.onSubmit(event)
        const { submitter } = event.nativeEvent as SubmitEvent
        // From here on the line shows it; what is no quantity stays to be put right beside its message.
        const form = new FormData(event.currentTarget, submitter)
        if (form.has('difference') || parseQuantity(form.get('quantity')).ok) setTyped(null)
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
