import type { OptimisticCart } from '@floga/cart-core'
import { Icon, Text } from '@floga/ui'
import { space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { useDeliveryEstimate } from '../../components/use-delivery-estimate.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { latestArrival } from './latest-arrival.js'

const line = css`
  @layer app {
    display: flex;
    gap: ${space.xs};
    > svg {
      flex: none;
    }
  }
`

/** When all of a cart arrives if it is ordered now; nothing while that is unknown. */
export function CartArrival({ cart }: { cart: OptimisticCart }): ReactElement | null {
  const { t } = useLanguage()
  const deliveryEstimate = useDeliveryEstimate()
  const arrival = latestArrival(cart)
  if (!arrival) return null
  const days = deliveryEstimate(arrival)
  return (
    <div className={line}>
      <Icon name="truck" />
      <Text size="small">
        {arrival.zone === null
          ? t('cart.arrives', { days })
          : t('cart.arrivesAt', { days, zone: arrival.zone })}
      </Text>
    </div>
  )
}
