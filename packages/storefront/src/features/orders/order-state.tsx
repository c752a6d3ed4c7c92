import { useFormatters } from '@floga/i18n/react'
import { Badge, Stack, Text } from '@floga/ui'
import type { BadgeProps } from '@floga/ui'
import type { ReactElement } from 'react'

import type { OrderData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

const tones: Partial<Record<OrderData['state'], BadgeProps['tone']>> = {
  APPROVED: 'primary',
  PROCESSING: 'primary',
  READY: 'primary',
  SHIPPED: 'primary',
  COMPLETED: 'success',
  PENDING: 'warning',
  FAILED: 'danger',
}

/** Label of an order's state. */
export function OrderState({ state }: Pick<OrderData, 'state'>): ReactElement {
  return <Badge tone={tones[state] ?? 'neutral'}>{useLanguage().t(`orderState.${state}`)}</Badge>
}

/** How far an order is, and when it was placed. */
export function OrderStateAndDate(props: {
  order: Pick<OrderData, 'state' | 'createdAt'>
}): ReactElement {
  const { state, createdAt } = props.order
  const { dateTime } = useFormatters()
  return (
    <Stack direction="row" gap="sm" align="center">
      <OrderState state={state} />
      <Text as="span" tone="soft">
        {dateTime(createdAt, 'long')}
      </Text>
    </Stack>
  )
}
