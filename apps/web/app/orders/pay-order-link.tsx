import { ButtonLink } from '@floga/ui'
import type { ReactElement } from 'react'

import type { OrderData } from '@floga/storefront'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'
import { isToBePaid } from './payment-state.js'

/** A link to pay an unpaid order on its receipt. Renders nothing for every other order. */
export function PayOrderLink({ order }: { order: OrderData }): ReactElement | null {
  const t = useMessages()
  const href = useHref()
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
