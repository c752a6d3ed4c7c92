import { isCartOwner } from '@floga/cart-core'
import type { OptimisticCart } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { ButtonLink, Card, Heading, Stack, Text, OrderSummary } from '@floga/ui'
import { memo } from 'react'
import type { ReactElement } from 'react'

import { FreeShipping } from '../free-shipping.js'
import { totalsRows } from '../totals-rows.js'
import type { CountryData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useHasPart } from '../../../site/use-site.js'
import { CouponBox } from './coupon-box.js'
import { ShippingBox } from './shipping-box.js'
import { besideLines } from './shopping-cart-page.styles.js'

export interface CartSummaryProps {
  cart: OptimisticCart
  countries: readonly CountryData[]
  /** Error of a form that was posted without scripts. */
  couponError: string | null
  addressError: string | null
}

/** The totals of the cart and the button to the checkout. */
export const CartSummary = memo(function CartSummary({
  cart,
  countries,
  couponError,
  addressError,
}: CartSummaryProps): ReactElement {
  const { t, href } = useLanguage()
  const { money, date } = useFormatters()
  const hasPart = useHasPart()
  const { totals, totalsStatus, expiresAtMs, coupon, sharing } = cart
  const isUpdating = totalsStatus === 'updating'
  const rows = totalsRows({ ...totals, couponCode: coupon?.code }, t, money)
  return (
    <Card as="aside" surface="soft" aria-label={t('cart.summary')} className={besideLines}>
      <Stack gap="md">
        <Heading level={2} size={3}>
          {t('cart.summary')}
        </Heading>
        <FreeShipping cart={cart} />
        <div role="status" aria-busy={isUpdating} data-updating={isUpdating || undefined}>
          {/* In place of the total: a separate line would shift the button during a click. */}
          <OrderSummary
            rows={rows.map((row) =>
              isUpdating && row.kind === 'total' ? { ...row, amount: t('cart.updating') } : row,
            )}
          />
        </div>
        {!sharing || isCartOwner(cart) ? (
          <>
            <ButtonLink href={href('/checkout')} variant="primary" size="large" isWide>
              {t('cart.checkout')}
            </ButtonLink>
            {hasPart('COUPONS') && <CouponBox coupon={coupon} postedError={couponError} />}
            {hasPart('DELIVERY_ESTIMATE') && (
              <ShippingBox cart={cart} countries={countries} postedError={addressError} />
            )}
          </>
        ) : (
          <Text>{t('sharedCart.ownerOrders', { name: sharing.ownerName })}</Text>
        )}
        <Text size="tiny" tone="soft">
          {t('cart.expires', { date: date(expiresAtMs, 'long') })}
        </Text>
      </Stack>
    </Card>
  )
})
