import { isCartOwner } from '@floga/cart-core'
import type { Money, OptimisticCart } from '@floga/cart-core'
import { useFormatters } from '@floga/i18n/react'
import { ButtonLink, Card, Heading, Stack, Text, OrderSummary } from '@floga/ui'
import { memo } from 'react'
import type { ReactElement } from 'react'

import { freeShippingAbove } from '../../../components/free-shipping-above.js'
import { PaymentLogos } from '../../../layout/footer/payment-logos.js'
import { CartArrival } from '../cart-arrival.js'
import { FreeShipping } from '../free-shipping.js'
import { totalsRows } from '../totals-rows.js'
import type { CountryData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { useHasPart, useSite } from '../../../site/use-site.js'
import { CouponBox } from './coupon-box.js'
import { ShippingBox } from './shipping-box.js'
import { besideLines, wideOnly } from './shopping-cart-page.styles.js'

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
  const where = freeShippingAbove(useSite().settings)?.where ?? ''
  const isFree = totals.freeShippingRemaining?.amountMinor === 0 && !cart.hasDangerousGoods
  const isUpdating = totalsStatus === 'updating'
  const rows = totalsRows(
    {
      ...totals,
      couponCode: coupon?.code,
      saving: savingOf(cart),
      shippingText: isFree ? t('cart.shippingFree') + where : null,
    },
    t,
    money,
  )
  return (
    <Card as="aside" surface="soft" aria-label={t('cart.summary')} className={besideLines}>
      <Stack gap="md">
        <Heading level={2} size={3}>
          {t('cart.summary')}
        </Heading>
        <FreeShipping cart={cart} />
        <CartArrival cart={cart} />
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
            <ButtonLink
              href={href('/checkout')}
              variant="primary"
              size="large"
              isWide
              className={wideOnly}
            >
              {t('cart.checkout')}
            </ButtonLink>
            <PaymentLogos label={t('footer.paymentMethods')} />
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

/** How much less all pieces cost than before; null without any. */
function savingOf({ lines, totals }: OptimisticCart): Money | null {
  const amountMinor = lines.reduce(
    (sum, { saving, quantity }) => sum + (saving?.amountMinor ?? 0) * quantity,
    0,
  )
  return amountMinor > 0 ? { ...totals.items, amountMinor } : null
}
