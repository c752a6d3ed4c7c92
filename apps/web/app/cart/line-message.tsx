import type { CartUserError, OptimisticLine } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import { Button, Stack, Text } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { useMessages } from '../wiring/i18n/use-messages.js'
import { useCartForm } from './cart-form.js'

export interface LineMessageProps {
  id: string
  line: OptimisticLine
  userError: CartUserError | null
  children: ReactNode
}

/** What is wrong with a line; where fewer pieces are left, a button that takes them. */
export function LineMessage({ id, line, userError, children }: LineMessageProps): ReactElement {
  const t = useMessages()
  const left = piecesLeft(line, userError)
  const taking = useCartForm()
  return (
    <Stack direction="row" gap="xs" align="center">
      <Text id={id} role="alert" size="small" tone="danger">
        {children}
      </Text>
      {left > 0 && left !== line.quantity && (
        <form {...taking.formProps}>
          <CartFields kind="set" lineId={line.id} quantity={left} fromQuantity={line.quantity} />
          <Button type="submit" size="small" isBusy={taking.isBusy}>
            {t('cart.takeLeft', { count: left })}
          </Button>
        </form>
      )}
    </Stack>
  )
}

/** Pieces that can be had where too many were asked for; 0 where that is not the matter. */
function piecesLeft({ issue }: OptimisticLine, userError: CartUserError | null): number {
  if (userError) return userError.code === 'INSUFFICIENT_STOCK' ? (userError.available ?? 0) : 0
  return issue?.code === 'INSUFFICIENT_STOCK' ? issue.available : 0
}
