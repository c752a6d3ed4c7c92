import { useFormatters } from '@floga/i18n/react'
import { Alert } from '@floga/ui'
import type { ReactElement } from 'react'

import type { OrderData } from '@floga/storefront'
import { useMessages } from '../wiring/i18n/use-messages.js'

/** The withdrawals from an order that were received, and what becomes of its goods. */
export function WithdrawalNotice({
  order,
}: {
  order: Pick<OrderData, 'withdrawals'>
}): ReactElement {
  const t = useMessages()
  const { dateTime } = useFormatters()
  return (
    <>
      {order.withdrawals.map(({ reference, at, isOpen }) => (
        <Alert
          key={reference}
          tone="info"
          title={t('orders.withdrawalReceived', { reference, moment: dateTime(at, 'long') })}
        >
          {t(isOpen ? 'orders.withdrawalPart' : 'orders.withdrawalSettled')}
        </Alert>
      ))}
    </>
  )
}
