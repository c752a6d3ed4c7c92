import { useFormatters } from '@floga/i18n/react'
import { Icon, Alert, Link, Text } from '@floga/ui'
import { color } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { VariantData } from '../../../request/api/api-types.js'
import { freeShippingAbove } from '../../../components/free-shipping-above.js'
import { useHasPage, useSite } from '../../../site/use-site.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useDeliveryEstimate } from '../../../components/use-delivery-estimate.js'

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
  /** Pieces available for pickup now; null if unknown. */
  pickupStock: number | null
  isDangerous: boolean
}

/** The delivery options of one piece, by the same rules as the checkout. */
export function DeliveryInfo(props: DeliveryInfoProps): ReactElement {
  const { delivery, pickupStock, isDangerous } = props
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  const { money } = useFormatters()
  const deliveryEstimate = useDeliveryEstimate()
  const freeAbove = freeShippingAbove(useSite().settings)
  const pickup = delivery.find(({ kind }) => kind === 'PICKUP')
  const delivered = delivery.filter(({ kind }) => kind !== 'PICKUP')
  const hasFree = (method: string): boolean =>
    delivered.some(({ name, isFreeAboveLimit }) => name === method && isFreeAboveLimit)
  const days = ({ minDays, maxDays, arrival, ...rest }: (typeof delivery)[number]): string => {
    const zone = rest.zone ?? ''
    const cost = rest.cost.amountMinor === 0 ? t('delivery.free') : rest.cost.formatted
    return arrival
      ? t('product.deliveryZoneOn', { zone, days: deliveryEstimate(arrival), cost })
      : t('product.deliveryZone', { zone, min: minDays, max: maxDays, cost })
  }
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
                .join(' · ')}
              .{' '}
              {hasFree(method) &&
                freeAbove &&
                t('product.deliveryFree', { amount: money(freeAbove), where: freeAbove.where })}
            </Text>
          </li>
        ))}
        {pickup && (
          <li>
            <Icon name="map-pin" />
            <PickupInfo pickup={pickup} stock={pickupStock} />
          </li>
        )}
        {hasPage('/shipping-methods') && (
          <li>
            <Icon name="globe" />
            <Text size="small">
              <Link href={href('/shipping-methods')}>{t('product.deliveryElsewhere')}</Link>
            </Text>
          </li>
        )}
      </ul>
    </>
  )
}

interface PickupInfoProps {
  pickup: VariantData['delivery'][number]
  stock: number | null
}

/** When it is ready, how many are there, where that is and when it is open. */
function PickupInfo({ pickup, stock }: PickupInfoProps): ReactElement {
  const { t } = useLanguage()
  const { day } = useFormatters()
  const exactUpTo = useSite().settings?.exactStockUpTo ?? null
  const { arrival, place } = pickup
  const pieces =
    stock === null || exactUpTo === null
      ? []
      : [
          stock > exactUpTo
            ? t('product.pickupStockMore', { count: exactUpTo })
            : t('product.pickupStock', { count: stock }),
        ]
  return (
    <div>
      <Text size="small">
        {arrival ? t('product.pickupReady', { day: day(arrival.latest) }) : t('product.pickupText')}
      </Text>
      {[...pieces, ...place].map((line) => (
        <Text key={line} size="small" tone="soft">
          {line}
        </Text>
      ))}
    </div>
  )
}
