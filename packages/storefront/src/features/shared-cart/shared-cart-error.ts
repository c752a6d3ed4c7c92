import type { SharedCartAnswer } from './server/perform-shared-cart-action.server.js'
import type { Translate } from '../../lib/create-storefront.js'

/** Describes why an action was rejected. */
export function sharedCartError(
  { code, message }: Pick<SharedCartAnswer, 'code' | 'message'>,
  t: Translate,
): string {
  switch (code) {
    case 'INVALID_NAME':
      return t('sharedCart.nameInvalid')
    case 'INVITATION_NOT_FOUND':
      return t('sharedCart.linkGone')
    case 'CART_NOT_FOUND':
      return t('sharedCart.notYours')
    default:
      return message ?? t('cartErrors.unchanged')
  }
}
