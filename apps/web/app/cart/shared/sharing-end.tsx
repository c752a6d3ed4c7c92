import type { SharedCartEnding } from '@floga/cart-core/shared-cart'
import { Alert } from '@floga/ui'
import type { ReactElement } from 'react'

import { useMessages } from '../../wiring/i18n/use-messages.js'

/** Why a shared cart is over, and whose cart stands in its place. */
export default function SharingEnd({ end }: { end: SharedCartEnding }): ReactElement {
  const { reason, by, wasOwner } = end
  const t = useMessages('sharing')
  const name = by ?? t('sharedCart.somebody')
  const text = {
    left: t('sharedCart.endLeft'),
    removed: t('sharedCart.endRemoved', { name }),
    ended: t('sharedCart.endEnded', { name }),
    expired: t('sharedCart.endExpired'),
    ordered: t('sharedCart.ordered'),
  }[reason]
  return (
    <Alert tone="warning">
      <p>{wasOwner ? t('sharedCart.endOwner') : `${text} ${t('sharedCart.endOwnBack')}`}</p>
    </Alert>
  )
}
