import type { OrderData } from '../../wiring/api/api-types.js'

/** How a shopper means to pay by card; all of it may be left out. */
export interface CardWishes {
  savedCardId?: string | undefined
  saveCard?: 'on' | undefined
  instalments?: number | undefined
}

export type MethodKind = OrderData['payment']['method']['kind']

/** What a form wishes for a way to pay. A browser sends the card's fields with every other way as well. */
export function wishesFor(
  kind: MethodKind | undefined,
  { savedCardId, saveCard, instalments }: CardWishes,
): CardWishes {
  return kind === 'CARD' ? { savedCardId, saveCard, instalments } : {}
}
