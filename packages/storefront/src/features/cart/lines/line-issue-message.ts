import type { Money, OptimisticLine } from '@floga/cart-core'

import { cartErrorMessage } from '../cart-error-message.js'
import type { Translate } from '../../../lib/create-storefront.js'

/** Describes the change of a line since it was added; null without one. */
export function lineIssueMessage(
  { id, issue, unitPrice }: OptimisticLine,
  t: Translate,
  money: (amount: Money) => string,
): string | null {
  switch (issue?.code) {
    case undefined:
      return null
    case 'PRICE_CHANGED':
      return t('cartErrors.priceChanged', {
        old: money(issue.previousUnitPrice),
        new: money(unitPrice),
      })
    case 'NOT_AVAILABLE':
      return cartErrorMessage({ code: issue.code, lineId: id, available: null }, t)
    case 'INSUFFICIENT_STOCK':
      return cartErrorMessage({ code: issue.code, lineId: id, available: issue.available }, t)
  }
}
