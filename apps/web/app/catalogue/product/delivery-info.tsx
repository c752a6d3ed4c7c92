import { Icon, Alert, Text } from '@floga/ui'
import { color } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

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
export function DeliveryInfo(props: { isDangerous: boolean; freeAbove: string }): ReactElement {
  const t = useMessages()
  if (props.isDangerous) return <Alert tone="warning">{t('product.dangerous')}</Alert>
  return (
    <ul className={list} aria-label={t('product.deliveryTitle')}>
      <li>
        <Icon name="truck" />
        <Text size="small">{t('product.deliveryText', { amount: props.freeAbove })}</Text>
      </li>
      <li>
        <Icon name="map-pin" />
        <Text size="small">{t('product.pickupText')}</Text>
      </li>
    </ul>
  )
}
