import type { Money } from '@floga/cart-core'
import type { OrderSummaryRow } from '@floga/ui'

import type { Translate } from '../../lib/create-storefront.js'

/** Sums as cart, checkout and order have them. */
export interface Sums {
  items: Money
  discount: Money
  /** Whose discount it is. */
  couponCode?: string | null | undefined
  /** Null until it is known. */
  shipping: Money | null
  /** What stands for an unknown cost of delivery. @default that it follows */
  shippingText?: string | null
  /** How much less the items cost than before, which is not taken off once more. */
  saving?: Money | null
  paymentFee?: Money
  vat: Money
  /** Text about who pays the VAT, or why there is none; omitted for that of the shop's country. */
  vatNote?: string | null
  grand: Money
}

/** Totals as rows with labels. */
export function totalsRows(
  { items, saving, discount, couponCode, paymentFee, vat, vatNote, grand, ...delivery }: Sums,
  t: Translate,
  money: (amount: Money) => string,
): OrderSummaryRow[] {
  return [
    { label: t('cart.items'), amount: money(items) },
    ...(discount.amountMinor === 0
      ? []
      : [
          {
            label: couponCode ? t('cart.discountCode', { code: couponCode }) : t('cart.discount'),
            amount: money(discount),
            kind: 'saving' as const,
          },
        ]),
    { label: t('cart.shipping'), amount: shippingAmount(delivery, t, money) },
    ...(paymentFee && paymentFee.amountMinor > 0
      ? [{ label: t('cart.paymentFee'), amount: money(paymentFee) }]
      : []),
    { label: t('cart.total'), amount: money(grand), kind: 'total' },
    { label: vatNote ?? t('cart.vat'), amount: money(vat), kind: 'note' },
    ...(saving && saving.amountMinor > 0
      ? [{ label: t('cart.saving'), amount: money(saving), kind: 'note' as const }]
      : []),
  ]
}

function shippingAmount(
  { shipping, shippingText }: Pick<Sums, 'shipping' | 'shippingText'>,
  t: Translate,
  money: (amount: Money) => string,
): string {
  if (!shipping) return shippingText ?? t('cart.shippingLater')
  return shipping.amountMinor === 0 ? t('cart.shippingFree') : money(shipping)
}
