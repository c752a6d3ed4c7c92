import { Notice } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'

import { cartChangeMessage } from '../wiring/cart/cart-change-message.js'
import type { ToldCartChange } from '../wiring/cart/cart-change-message.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

export interface CartNoticeProps {
  changes: readonly ToldCartChange[]
  actions?: ReactNode
}

/** What a login changed in the cart; nothing when it changed nothing. */
export function CartNotice({ changes, actions }: CartNoticeProps): ReactElement | null {
  const t = useMessages()
  if (changes.length === 0) return null
  return (
    <Notice tone="info" role="status" title={t('cartChange.title')} actions={actions}>
      <ul>
        {changes.map((change) => (
          <li key={`${change.kind} ${change.productName}`}>{cartChangeMessage(change, t)}</li>
        ))}
      </ul>
    </Notice>
  )
}
