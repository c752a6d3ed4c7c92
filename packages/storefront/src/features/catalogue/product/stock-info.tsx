import { Availability, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import type { VariantData } from '../../../request/api/api-types.js'
import { useSite } from '../../../site/use-site.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { toAvailability } from '../cards/to-card-props.js'

/** Whether the variant can be had, how many there are, and when it leaves the shop. */
export function StockInfo({ variant }: { variant: VariantData }): ReactElement {
  const { t } = useLanguage()
  const { settings } = useSite()
  const dispatch = settings?.dispatchDays.find(
    ({ availability }) => availability === variant.availability,
  )
  const { arrival } = variant.delivery.find(({ kind }) => kind !== 'PICKUP') ?? {}
  return (
    <div>
      <StockCount variant={variant} exactUpTo={settings?.exactStockUpTo ?? null} />
      {dispatch && (dispatch.max > 0 || !arrival) && (
        <Text size="small" tone="soft">
          {dispatch.min === 0 || dispatch.min === dispatch.max
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
