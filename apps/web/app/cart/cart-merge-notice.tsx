import { Alert } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'
import { cartMergeMessage } from '../wiring/cart/cart-merge-message.js'
import type { CartMergeChange } from '../wiring/cart/cart-merge-message.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

export interface CartMergeNoticeProps {
  changes: readonly CartMergeChange[]
  actions?: ReactNode
}

/** What a login changed in the cart; nothing when it changed nothing. */
export function CartMergeNotice({ changes, actions }: CartMergeNoticeProps): ReactElement | null {
  const t = useMessages('cart')
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
