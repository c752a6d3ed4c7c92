import { parseQuantity } from '@floga/cart-core'
import type { CartChange, OptimisticLine } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { CartLine, IconButton, QuantityField, Text } from '@floga/ui'
import { useId } from 'react'
import type { FormEvent, ReactElement } from 'react'

import { cartErrorMessage } from '../../wiring/cart-errors.js'
import type { CartRefusal } from '../../wiring/cart-errors.js'
import { useHref, useMessages } from '../../wiring/use-language.js'
import { lineIssueMessage } from './line-issue-message.js'
import { useCartForm } from './use-cart-form.js'

export interface CartLineRowProps {
  line: OptimisticLine
  /** What a post without scripts was refused for. */
  refusal?: CartRefusal | undefined
  isCompact: boolean
}

/** One line: minus and plus send a difference, typing sends the number, both by plain forms. */
export function CartLineRow({ line, refusal, isCompact }: CartLineRowProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { money } = useFormatters()
  const messageId = useId()
  const { formProps, error } = useCartForm({ changeOf: (form) => changeOf(line, form) })
  const removal = useCartForm({ changeOf: () => ({ kind: 'remove', lineId: line.id }) })
  const message =
    error ??
    removal.error ??
    (refusal ? cartErrorMessage(refusal, t) : lineIssueMessage(line, t, money))
  return (
    <CartLine
      name={line.name}
      href={href(`/products/${line.slug}`)}
      isCompact={isCompact}
      picture={
        line.image
          ? {
              src: line.image.src,
              alt: '',
              width: line.image.widthPx ?? 96,
              height: line.image.heightPx ?? 96,
            }
          : undefined
      }
      unitPrice={t('cart.each', { amount: money(line.unitPrice) })}
      total={
        line.status === 'current' && line.lineTotal ? money(line.lineTotal) : t('cart.updating')
      }
      message={
        message && (
          <Text id={messageId} role="alert" size="small" tone="danger">
            {message}
          </Text>
        )
      }
      quantity={
        <form {...formProps} onChange={sendTyped}>
          <input type="hidden" name="intent" value="set" />
          <input type="hidden" name="lineId" value={line.id} />
          <input type="hidden" name="fromQuantity" value={line.quantity} />
          <QuantityField
            // A new number from the server replaces what stood there.
            key={line.quantity}
            label={t('cart.quantityOf', { name: line.name })}
            decreaseLabel={t('product.decrease')}
            increaseLabel={t('product.increase')}
            defaultValue={line.quantity}
            max={line.maxQuantity ?? 999}
            stepName="difference"
            isInvalid={Boolean(message)}
            describedBy={message ? messageId : undefined}
          />
        </form>
      }
      remove={
        <form {...removal.formProps}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="lineId" value={line.id} />
          <IconButton
            type="submit"
            icon="trash"
            label={t('cart.removeNamed', { name: line.name })}
          />
        </form>
      }
    />
  )
}

/** What a line's form is about to do. */
function changeOf(line: OptimisticLine, form: FormData): CartChange | undefined {
  const difference = Number(form.get('difference') ?? 0)
  if (difference !== 0) return { kind: 'change-by', lineId: line.id, difference }
  const typed = parseQuantity(form.get('quantity'))
  return typed.ok
    ? { kind: 'set', lineId: line.id, quantity: typed.quantity, fromQuantity: line.quantity }
    : undefined
}

function sendTyped(event: FormEvent<HTMLFormElement>): void {
  event.currentTarget.requestSubmit()
}
