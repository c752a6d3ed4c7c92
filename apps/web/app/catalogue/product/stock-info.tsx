import { Availability, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { tenant } from '#tenant/tenant.js'
import type { VariantData } from '../../wiring/api/api-types.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'
import { toAvailability } from '../cards/to-card-props.js'

/** Whether the variant can be had, how many are left of the last ones, and when it leaves the shop. */
export function StockInfo({ variant }: { variant: VariantData }): ReactElement {
  const t = useMessages()
  const { availability, totalOnHand } = variant
  const { state, label } = toAvailability(availability, t)
  const days = tenant.dispatchDays[availability]
  return (
    <div>
      <Availability
        state={state}
        label={
          availability === 'LOW_STOCK' ? t('product.piecesLeft', { count: totalOnHand }) : label
        }
      />
      {days && (
        <Text size="small" tone="soft">
          {days.min === days.max
            ? t('product.dispatchWithin', { max: days.max })
            : t('product.dispatchBetween', days)}
        </Text>
      )}
    </div>
  )
}
