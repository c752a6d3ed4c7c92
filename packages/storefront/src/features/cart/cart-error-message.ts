import type { CartUserError } from '@floga/cart-core'

import type { Translate } from '../../lib/create-storefront.js'

/** The message of a cart error; of an addition, {@link additionErrorText} is more exact. */
export function cartErrorMessage({ code, available, by }: CartUserError, t: Translate): string {
  switch (code) {
    case 'LINE_REMOVED':
      return by ? t('cartErrors.removedBy', { name: by }) : t('cartErrors.LINE_NOT_FOUND')
    case 'NOT_ALLOWED':
      return t('cartErrors.NOT_ALLOWED')
    case 'CART_LOCKED':
    case 'SUGGESTED':
    case 'ADDED_TO_OWN':
      return t(`cartErrors.${code}`)
    case 'SHARING_OVER':
      return t('cart.sharingOver')
    case 'NOT_ADDED':
    case 'NOT_AVAILABLE':
    case 'TOO_MANY_WAITING':
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
      return t('cartErrors.unchanged')
  }
}

/** Why a product was not added: the spec's title, and a more exact reason if there is one. */
export function additionErrorMessage(
  error: CartUserError,
  t: Translate,
): { title: string; text: string | null } {
  const title = t('cartErrors.NOT_ADDED')
  const text = additionErrorText(error, t)
  return { title, text: text === title ? null : text }
}

/** Why a product was not added, as one text. */
export function additionErrorText(error: CartUserError, t: Translate): string {
  const text = cartErrorMessage(error, t)
  return text === t('cartErrors.unchanged') ? t('cartErrors.UNKNOWN') : text
}
