import { useFormatters } from '@floga/i18n/react'
import { Availability, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import type { VariantData } from '../../../request/api/api-types.js'
import { useDeliveryEstimate } from '../../../components/use-delivery-estimate.js'
import { useSite } from '../../../site/use-site.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { toAvailability } from '../cards/to-card-props.js'

/**
 * Whether the variant can be had, how many there are, when it leaves the shop and when it arrives.
 */
export function StockInfo({ variant }: { variant: VariantData }): ReactElement {
  const { t } = useLanguage()
  const { day, time } = useFormatters()
  const deliveryEstimate = useDeliveryEstimate()
  const { settings } = useSite()
  const dispatch = settings?.dispatchDays.find(
    ({ availability }) => availability === variant.availability,
  )
  const { arrival, zone } = variant.delivery.find(({ kind }) => kind !== 'PICKUP') ?? {}
  return (
    <div>
      <StockCount variant={variant} exactUpTo={settings?.exactStockUpTo ?? null} />
      {arrival && (
        <>
          <Text weight="strong">{t('product.arrives', { days: deliveryEstimate(arrival) })}</Text>
          <Text size="small" tone="soft">
            {t('product.orderBy', {
              zone: zone ?? '',
              day: day(arrival.orderBy),
              time: time(arrival.orderBy),
            })}
          </Text>
        </>
      )}
      {dispatch && (dispatch.max > 0 || !arrival) && (
        <Text size="small" tone="soft">
          {dispatch.min === dispatch.max
            ? t('product.dispatchWithin', { max: dispatch.max })
            : t('product.dispatchBetween', { min: dispatch.min, max: dispatch.max })}
        </Text>
      )}
    </div>
  )
}

/** The stock: always for the last items, otherwise up to the number that the tenant shows. */
function StockCount(props: { variant: VariantData; exactUpTo: number | null }): ReactElement {
  const { t } = useLanguage()
  const { availability, totalOnHand: count } = props.variant
  const { state, label } = toAvailability(availability, t)
  const { exactUpTo } = props
  if (availability === 'LOW_STOCK') {
    return <Availability state={state} label={t('product.piecesLeft', { count })} />
  }
  if (availability !== 'IN_STOCK' || exactUpTo === null) {
    return <Availability state={state} label={label} />
  }
  return (
    <Availability
      state={state}
      label={
        count > exactUpTo
          ? t('product.moreAtHand', { count: exactUpTo })
          : t('product.piecesAtHand', { count })
      }
    />
  )
}
