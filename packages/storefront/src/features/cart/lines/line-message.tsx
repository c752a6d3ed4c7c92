import type { CartUserError, OptimisticLine } from '@floga/cart-core'
import { CartFields } from '@floga/cart-core/react'
import { Button, Stack, Text } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useCartForm } from '../use-cart-form.js'

export interface LineMessageProps {
  id: string
  line: OptimisticLine
  userError: CartUserError | null
  children: ReactNode
}

/** A line's problem; if fewer items are left, with a button that reduces the quantity. */
export function LineMessage({ id, line, userError, children }: LineMessageProps): ReactElement {
  const { t } = useLanguage()
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

/** The number of available pieces if the quantity exceeds it; 0 for other issues. */
function piecesLeft({ issue }: OptimisticLine, userError: CartUserError | null): number {
  if (userError) return userError.code === 'INSUFFICIENT_STOCK' ? (userError.available ?? 0) : 0
  return issue?.code === 'INSUFFICIENT_STOCK' ? issue.available : 0
}
