import type { PaymentMethodData } from '../../../request/api/api-types.js'

/** A shopper's card options; all optional. */
export interface CardOptions {
  savedCardId?: string | undefined
  saveCard?: 'on' | undefined
  instalments?: number | undefined
}

/**
 * The card options of a form. A browser sends the card's fields with every other payment method as
 * well.
 */
export function toCardOptions(
  method: Pick<PaymentMethodData, 'isCard'> | undefined,
  { savedCardId, saveCard, instalments }: CardOptions,
): CardOptions {
  return method?.isCard ? { savedCardId, saveCard, instalments } : {}
}
