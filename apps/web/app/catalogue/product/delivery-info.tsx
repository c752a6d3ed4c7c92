import { useFormatters } from '@floga/i18n/react'
import { Icon, Alert, Text } from '@floga/ui'
import { color } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import { freeShippingAbove } from '../../shell/page/free-shipping-above.js'
import { useSite } from '../../shell/page/use-site.js'
import { useMessages } from '../../wiring/i18n/use-messages.js'

const list = css`
  @layer app {
    display: grid;
    gap: 0.5rem;
    padding-block-start: 1rem;
    border-block-start: 1px solid ${color.line};
    li {
      display: flex;
      gap: 0.75rem;
      align-items: start;
    }
  }
`

/** How a product reaches the buyer; dangerous goods say what is possible before the cart does. */
export function DeliveryInfo({ isDangerous }: { isDangerous: boolean }): ReactElement {
  const t = useMessages()
  const { money } = useFormatters()
  const freeAbove = freeShippingAbove(useSite().settings)
  if (isDangerous) return <Alert tone="warning">{t('product.dangerous')}</Alert>
  return (
    <ul className={list} aria-label={t('product.deliveryTitle')}>
      {freeAbove && (
        <li>
          <Icon name="truck" />
          <Text size="small">{t('product.deliveryText', { amount: money(freeAbove) })}</Text>
        </li>
      )}
      <li>
        <Icon name="map-pin" />
        <Text size="small">{t('product.pickupText')}</Text>
      </li>
    </ul>
  )
}
