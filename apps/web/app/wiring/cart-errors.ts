import type { Translate } from './messages.js'

/** A refusal of the cart, as the platform names it. */
export interface CartRefusal {
  code: string
  lineId: string | null
  available: number | null
}

/** The spec's words for a refusal. */
export function cartErrorMessage({ code, available }: CartRefusal, t: Translate): string {
  switch (code) {
    case 'NOT_ADDED':
    case 'NOT_AVAILABLE':
      return t(`cartErrors.${code}`)
    case 'INSUFFICIENT_STOCK':
      return available === null
        ? t('cartErrors.INSUFFICIENT_STOCK')
        : t('cartErrors.insufficientLeft', { available })
    case 'CART_NOT_FOUND':
      return t('cart.gone')
    case 'INVALID_QUANTITY':
      return t('cartErrors.quantity')
    default:
      return t('cartErrors.UNKNOWN')
  }
}
