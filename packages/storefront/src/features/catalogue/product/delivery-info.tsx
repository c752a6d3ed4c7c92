import { useFormatters } from '@floga/i18n/react'
import { Alert, Icon, Link, Text } from '@floga/ui'
import type { IconName } from '@floga/ui'
import { color, space, type } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { VariantData } from '../../../request/api/api-types.js'
import { freeShippingAbove } from '../../../components/free-shipping-above.js'
import { useHasPage, useSite } from '../../../site/use-site.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useDeliveryEstimate } from '../../../components/use-delivery-estimate.js'

const table = css`
  @layer app {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.sm};
    padding-block-start: ${space.md};
    border-block-start: 1px solid ${color.line};
    font-size: ${type.small};
    line-height: 1.45;
    table {
      inline-size: 100%;
    }
    caption {
      text-align: start;
      font-weight: 600;
    }
    caption svg {
      display: inline-block;
      margin-block-end: 2px;
      margin-inline-end: ${space['2xs']};
      vertical-align: middle;
    }
    tr > * {
      padding: ${space['2xs']} 0 0;
      padding-inline-end: ${space.sm};
      font-weight: 400;
      text-align: start;
      vertical-align: baseline;
    }
    tr > :last-child {
      padding-inline-end: 0;
      font-weight: 600;
      text-align: end;
      white-space: nowrap;
      font-variant-numeric: tabular-nums;
    }
    tr > :first-child::first-letter {
      text-transform: uppercase;
    }
    td:not(:last-child) {
      color: ${color.inkSoft};
    }
    [data-free] {
      color: ${color.successText};
    }
    /* A phone at 200 %: three columns are wider than it. */
    @media (max-width: 259.98px) {
      tr > :not(:last-child) {
        hyphens: auto;
        overflow-wrap: anywhere;
      }
    }
  }
`

type Delivery = VariantData['delivery'][number]

export interface DeliveryInfoProps {
  delivery: VariantData['delivery']
  /** Pieces available for pickup now; null if unknown. */
  pickupStock: number | null
  isDangerous: boolean
}

/** The delivery options of one piece, by the same rules as the checkout: a row for each place. */
export function DeliveryInfo(props: DeliveryInfoProps): ReactElement {
  const { delivery, pickupStock, isDangerous } = props
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  const { money } = useFormatters()
  const freeAbove = freeShippingAbove(useSite().settings)
  const pickup = delivery.find(({ kind }) => kind === 'PICKUP')
  const delivered = delivery.filter(({ kind }) => kind !== 'PICKUP')
  return (
    <>
      {isDangerous && <Alert tone="warning">{t('product.dangerous')}</Alert>}
      <section className={table} aria-label={t('product.deliveryTitle')}>
        {[...new Set(delivered.map(({ name }) => name))].map((method) => (
          <DeliveryTable
            key={method}
            icon="truck"
            name={method}
            rows={delivered.filter(({ name }) => name === method)}
          />
        ))}
        {freeAbove && delivered.some(({ isFreeAboveLimit }) => isFreeAboveLimit) && (
          <p>{t('product.deliveryFree', { amount: money(freeAbove), where: freeAbove.where })}</p>
        )}
        {pickup && (
          <div>
            <DeliveryTable icon="map-pin" name={pickup.name} rows={[pickup]} />
            <PickupPlace pickup={pickup} stock={pickupStock} />
          </div>
        )}
        {hasPage('/shipping-methods') && (
          <Link href={href('/shipping-methods')}>{t('product.deliveryElsewhere')}</Link>
        )}
      </section>
    </>
  )
}

interface DeliveryTableProps {
  icon: IconName
  name: string
  rows: readonly Delivery[]
}

/** One way of delivery: place, days and price. */
function DeliveryTable({ icon, name, rows }: DeliveryTableProps): ReactElement {
  const { t } = useLanguage()
  const { day } = useFormatters()
  const deliveryEstimate = useDeliveryEstimate()
  const days = ({ kind, arrival, minDays, maxDays }: Delivery): string => {
    const isPickup = kind === 'PICKUP'
    if (!arrival) {
      return isPickup
        ? t('checkout.daysPickup', { max: maxDays })
        : t('product.deliveryDays', { min: minDays, max: maxDays })
    }
    if (isPickup) return t('product.pickupReady', { day: day(arrival.latest) })
    return deliveryEstimate(arrival)
  }
  return (
    <table>
      <caption>
        <Icon name={icon} />
        {name}
      </caption>
      <tbody>
        {rows.map(({ zone, cost, ...row }) => (
          <tr key={zone}>
            {zone !== null && <th scope="row">{zone}</th>}
            <td>{days({ zone, cost, ...row })}</td>
            {cost.amountMinor === 0 ? (
              <td data-free="">{t('delivery.free')}</td>
            ) : (
              <td>{cost.formatted}</td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PickupPlaceProps {
  pickup: Delivery
  stock: number | null
}

/** How many are there, where that is and when it is open. */
function PickupPlace({ pickup, stock }: PickupPlaceProps): ReactElement {
  const { t } = useLanguage()
  const exactUpTo = useSite().settings?.exactStockUpTo ?? null
  const pieces =
    stock === null || exactUpTo === null
      ? []
      : [
          stock > exactUpTo
            ? t('product.pickupStockMore', { count: exactUpTo })
            : t('product.pickupStock', { count: stock }),
        ]
  return (
    <>
      {[...pieces, ...pickup.place].map((line) => (
        <Text key={line} size="small" tone="soft">
          {line}
        </Text>
      ))}
    </>
  )
}
