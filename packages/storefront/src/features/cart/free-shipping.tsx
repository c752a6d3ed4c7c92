import type { OptimisticCart } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { Progress, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'

import { freeShippingAbove } from '../../components/free-shipping-above.js'
import { useSite } from '../../site/use-site.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

/** How far the cart is from free shipping, and for which goods it does not hold everywhere. */
export function FreeShipping({ cart }: { cart: OptimisticCart }): ReactElement | null {
  const { t } = useLanguage()
  const { money } = useFormatters()
  const where = freeShippingAbove(useSite().settings)?.where ?? ''
  const { coupon, totals, totalsStatus, hasDangerousGoods } = cart
  const { items, freeShippingRemaining: missing } = totals
  if (!missing || items.amountMinor === 0) return null
  const isPaidByCoupon = coupon?.kind === 'FREE_SHIPPING' && !coupon.issue
  const isReached = isPaidByCoupon || missing.amountMinor === 0
  const detail = isPaidByCoupon
    ? t('cart.freeShippingCoupon', { code: coupon.code })
    : isReached
      ? t('cart.freeShippingDone')
      : t('cart.freeShippingMissing', { amount: money(missing) })
  return (
    <Stack gap="2xs">
      <Progress
        label={t('cart.freeShipping', { where })}
        detail={totalsStatus === 'updating' ? t('cart.updating') : detail}
        value={isReached ? 1 : items.amountMinor}
        max={isReached ? 1 : items.amountMinor + missing.amountMinor}
      />
      {hasDangerousGoods && (
        <Text size="small" tone="soft">
          {t('cart.freeShippingDangerous')}
        </Text>
      )}
    </Stack>
  )
}
