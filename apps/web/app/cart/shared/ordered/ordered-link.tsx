import { ButtonLink } from '@floga/ui'
import type { ReactElement } from 'react'

import { useHref, useMessages } from '../../../wiring/i18n/use-messages.js'

/** Leads to who wanted what of the ordered cart. */
export function OrderedLink(): ReactElement {
  const t = useMessages()
  const href = useHref()
  return (
    <ButtonLink href={href('/shared-cart/ordered')} size="small">
      {t('cart.orderedTogether')}
    </ButtonLink>
  )
}
