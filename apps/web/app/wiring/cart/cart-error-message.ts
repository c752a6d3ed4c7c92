import type { CartUserError } from '@floga/cart-core'

import type { Translate } from '../i18n/create-language.js'

/** The message of the spec for a cart's error. */
export function cartErrorMessage({ code, available }: CartUserError, t: Translate): string {
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
    case 'LINE_NOT_FOUND':
      return t('cartErrors.LINE_NOT_FOUND')
    case 'COUPON_UNKNOWN':
    case 'COUPON_NOT_YET':
    case 'COUPON_ENDED':
    case 'COUPON_USED_UP':
      return t(`coupon.${code}`)
    case 'INVALID':
    case 'REQUIRED':
      return t('estimate.invalid')
    case 'INVALID_QUANTITY':
      return t('cartErrors.quantity')
    default:
      return t('cartErrors.UNKNOWN')
  }
}
