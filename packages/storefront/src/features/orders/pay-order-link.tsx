import { ButtonLink } from '@floga/ui'
import type { ReactElement } from 'react'

import type { OrderData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { isToBePaid } from './payment-state.js'

/** A link to pay an unpaid order on its receipt. Renders nothing for every other order. */
export function PayOrderLink({ order }: { order: OrderData }): ReactElement | null {
  const { t, href } = useLanguage()
  if (!isToBePaid(order)) return null
  const { id, number } = order
  return (
    <ButtonLink
      href={href(`/receipt/${id}`)}
      variant="primary"
      aria-label={t('orders.payNumber', { number })}
    >
      {t('orders.pay')}
    </ButtonLink>
  )
}
