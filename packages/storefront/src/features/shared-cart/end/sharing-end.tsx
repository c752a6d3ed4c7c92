import type { SharedCartEnding } from '@floga/cart-core/shared-cart'
import { Alert } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'
import { OrderedLink } from '../ordered/ordered-link.js'

/** Why a shared cart has ended, and which cart is now shown. */
export default function SharingEnd({ end }: { end: SharedCartEnding }): ReactElement {
  const { reason, by, wasOwner } = end
  const { t } = useLanguage('sharing')
  const name = by ?? t('sharedCart.somebody')
  const text = {
    left: t('sharedCart.endLeft'),
    removed: t('sharedCart.endRemoved', { name }),
    ended: t('sharedCart.endEnded', { name }),
    expired: t('sharedCart.endExpired'),
  }
  if (reason === 'ordered') {
    const ordered = wasOwner
      ? t('sharedCart.ordered')
      : `${t('sharedCart.endOrdered', { name })} ${t('sharedCart.endOwnBack')}`
    return (
      <Alert tone="success" actions={<OrderedLink />}>
        <p>{ordered}</p>
      </Alert>
    )
  }
  return (
    <Alert tone="warning">
      <p>{wasOwner ? t('sharedCart.endOwner') : `${text[reason]} ${t('sharedCart.endOwnBack')}`}</p>
    </Alert>
  )
}
