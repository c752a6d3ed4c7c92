import { Alert } from '@floga/ui'
import type { ReactElement, ReactNode } from 'react'
import { cartMergeMessage } from './cart-merge-message.js'
import type { CartMergeChange } from './cart-merge-message.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

export interface CartMergeNoticeProps {
  changes: readonly CartMergeChange[]
  actions?: ReactNode
}

/** The changes that a login made to the cart; renders nothing without any. */
export function CartMergeNotice({ changes, actions }: CartMergeNoticeProps): ReactElement | null {
  const { t } = useLanguage()
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
