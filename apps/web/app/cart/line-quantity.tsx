import { parseQuantity } from '@floga/cart-core'
import type { CartChange, OptimisticLine } from '@floga/cart-core'
import { QuantityField } from '@floga/ui'
import { useState } from 'react'
import type { FocusEvent, ReactElement } from 'react'

import { useMessages } from '../wiring/i18n/use-messages.js'
import type { CartForm } from './use-cart-form.js'

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
        if (quantityChange(line, new FormData(event.currentTarget, submitter))) setTyped(null)
      }}
    >
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="lineId" value={line.id} />
      <input type="hidden" name="fromQuantity" value={line.quantity} />
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

/** What a line's form is about to do. */
export function quantityChange(line: OptimisticLine, form: FormData): CartChange | undefined {
  const difference = Number(form.get('difference') ?? 0)
  if (difference !== 0) return { kind: 'change-by', lineId: line.id, difference }
  const typed = parseQuantity(form.get('quantity'))
  return typed.ok
    ? { kind: 'set', lineId: line.id, quantity: typed.quantity, fromQuantity: line.quantity }
    : undefined
}
