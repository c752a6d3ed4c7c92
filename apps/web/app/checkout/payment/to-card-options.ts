import type { OrderData } from '@floga/storefront'

/** A shopper's card options; all optional. */
export interface CardOptions {
  savedCardId?: string | undefined
  saveCard?: 'on' | undefined
  instalments?: number | undefined
}

export type MethodKind = OrderData['payment']['method']['kind']

/**
 * The card options of a form. A browser sends the card's fields with every other payment method as
 * well.
 */
export function toCardOptions(
  kind: MethodKind | undefined,
  { savedCardId, saveCard, instalments }: CardOptions,
): CardOptions {
  return kind === 'CARD' ? { savedCardId, saveCard, instalments } : {}
}
