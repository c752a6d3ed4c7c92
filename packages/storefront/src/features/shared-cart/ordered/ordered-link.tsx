import { ButtonLink } from '@floga/ui'
import type { ReactElement } from 'react'

import { useLanguage } from '../../../lib/views/storefront-context.js'

/** Leads to who wanted what of the ordered cart. */
export function OrderedLink(): ReactElement {
  const { t, href } = useLanguage()
  return (
    <ButtonLink href={href('/shared-cart/ordered')} size="small">
      {t('cart.orderedTogether')}
    </ButtonLink>
  )
}
