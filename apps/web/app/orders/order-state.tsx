import { Badge } from '@floga/ui'
import type { BadgeProps } from '@floga/ui'
import type { ReactElement } from 'react'

import type { OrderData } from '../wiring/api/api-types.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

const tones: Partial<Record<OrderData['state'], BadgeProps['tone']>> = {
  APPROVED: 'primary',
  PROCESSING: 'primary',
  READY: 'primary',
  SHIPPED: 'primary',
  COMPLETED: 'success',
  PENDING: 'warning',
  FAILED: 'danger',
}

/** How far an order is, in a word. */
export function OrderState({ state }: Pick<OrderData, 'state'>): ReactElement {
  return <Badge tone={tones[state] ?? 'neutral'}>{useMessages()(`orderState.${state}`)}</Badge>
}
