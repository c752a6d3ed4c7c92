import { useFormatters } from '@floga/i18n/react'
import { Icon, Alert, Link, Text } from '@floga/ui'
import { color } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { VariantData } from '../../wiring/api/api-types.js'
import { freeShippingAbove } from '../../shell/page/free-shipping-above.js'
import { useSite } from '../../shell/page/use-site.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'

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

export interface DeliveryInfoProps {
  delivery: VariantData['delivery']
  isDangerous: boolean
}

/** How one piece reaches the buyer, by the rules that the checkout goes by. */
export function DeliveryInfo({ delivery, isDangerous }: DeliveryInfoProps): ReactElement {
  const t = useMessages()
  const href = useHref()
  const { money } = useFormatters()
  const freeAbove = freeShippingAbove(useSite().settings)
  const delivered = delivery.filter(({ kind }) => kind !== 'PICKUP')
  const hasFree = (method: string): boolean =>
    delivered.some(({ name, isFreeAboveLimit }) => name === method && isFreeAboveLimit)
  const days = ({ zone, minDays, maxDays, cost }: (typeof delivery)[number]): string =>
    t('product.deliveryZone', {
      zone: zone ?? '',
      min: minDays,
      max: maxDays,
      cost: cost.amountMinor === 0 ? t('checkout.free') : cost.formatted,
    })
  return (
    <>
      {isDangerous && <Alert tone="warning">{t('product.dangerous')}</Alert>}
      <ul className={list} aria-label={t('product.deliveryTitle')}>
        {[...new Set(delivered.map(({ name }) => name))].map((method) => (
          <li key={method}>
            <Icon name="truck" />
            <Text size="small">
              {method}:{' '}
              {delivered
                .filter(({ name }) => name === method)
                .map(days)
                .join('; ')}
              .{' '}
              {hasFree(method) &&
                freeAbove &&
                t('product.deliveryFree', { amount: money(freeAbove) })}
            </Text>
          </li>
        ))}
        {delivery.some(({ kind }) => kind === 'PICKUP') && (
          <li>
            <Icon name="map-pin" />
            <Text size="small">{t('product.pickupText')}</Text>
          </li>
        )}
        <li>
          <Icon name="globe" />
          <Text size="small">
            <Link href={href('/shipping-methods')}>{t('product.deliveryElsewhere')}</Link>
          </Text>
        </li>
      </ul>
    </>
  )
}
