import type { OrderData } from '../../request/api/api-types.js'
import type { Translate } from '../../lib/create-storefront.js'

/** How an order is or was paid: the method, and the card behind it with its number of parts. */
export function paymentText(
  { payment, payments }: Pick<OrderData, 'payment' | 'payments'>,
  t: Translate,
): string {
  const { name } = payment.method
  const paid = payments.findLast(({ state }) => state === 'APPROVED')
  if (!paid?.card) return name
  const card = t('receipt.card', {
    brand: brandName(paid.card.brand),
    digits: paid.card.lastDigits,
  })
  const parts = paid.instalments ? [t('receipt.parts', { months: paid.instalments })] : []
  return `${name}: ${[card, ...parts].join(', ')}`
}

/** Providers name brands in small letters; brands are names. */
export function brandName(brand: string): string {
  return brand.charAt(0).toUpperCase() + brand.slice(1)
}
