import { Steps } from '@floga/ui'
import type { ReactElement } from 'react'

import type { OrderData } from '../wiring/api/api-types.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

type State = OrderData['state']

/** How an order goes when nothing stops it. */
const sent: readonly State[] = [
  'PENDING',
  'APPROVED',
  'PROCESSING',
  'READY',
  'SHIPPED',
  'COMPLETED',
]

/** How far an order has come; nothing for one that was stopped: its state says so. */
export function OrderProgress({ order }: { order: OrderData }): ReactElement | null {
  const t = useMessages()
  const isPickup = order.shippingMethod.kind === 'PICKUP'
  const states = isPickup ? sent.filter((state) => state !== 'SHIPPED') : sent
  const reached = states.indexOf(order.state === 'CREATED' ? 'PENDING' : order.state)
  if (reached < 0) return null
  const isOver = order.state === 'COMPLETED'
  return (
    <Steps
      label={t('orders.progress')}
      doneLabel={t('orders.done')}
      items={states.map((state, index) => ({
        label: t(`orderState.${state}`),
        state:
          index < reached || isOver
            ? 'done'
            : index === reached
              ? 'current'
              : ('upcoming' as const),
      }))}
    />
  )
}
