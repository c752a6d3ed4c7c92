import { useAtomValue } from 'jotai/react'
import { Alert, Button, Container } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'
import { cartMergeMessage } from '../wiring/cart/cart-merge-message.js'
import type { CartMergeChange } from '../wiring/cart/cart-merge-message.js'
import { useMessages } from '../wiring/i18n/use-messages.js'
import { useCart } from './cart-provider.js'

export interface CartMergeNoticeProps {
  changes: readonly CartMergeChange[]
  actions?: ReactNode
}

/** What a login changed in the cart; nothing when it changed nothing. */
export function CartMergeNotice({ changes, actions }: CartMergeNoticeProps): ReactElement | null {
  const t = useMessages()
  if (changes.length === 0) return null
  return (
    <Alert tone="info" role="status" title={t('cartChange.title')} actions={actions}>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.productName}`}>{cartMergeMessage(change, t)}</li>
        ))}
      </ul>
    </Alert>
  )
}

/** Tells on whichever page a login leads to what it changed in the cart, until it is closed. */
export function MergeNotice(): ReactElement | null {
  const t = useMessages()
  const cart = useCart()
  const changes = useAtomValue(cart.mergedAtom)
  if (changes.length === 0) return null
  return (
    <Container>
      <CartMergeNotice
        changes={changes}
        actions={
          <Button size="small" onClick={cart.dismissMerged}>
            {t('cartChange.dismiss')}
          </Button>
        }
      />
    </Container>
  )
}
