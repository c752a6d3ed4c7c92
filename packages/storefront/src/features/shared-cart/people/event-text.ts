import type { SharedCartEvent } from '@floga/cart-core/shared-cart'

import type { Translate } from '../../../lib/create-storefront.js'

/** Describes an event of the shared cart. */
export function eventText(event: SharedCartEvent, t: Translate): string {
  const { kind, person, otherPerson } = event
  const nameOf = (one: SharedCartEvent['person']): string =>
    one?.isAsker ? t('sharedCart.asker') : (one?.name ?? tenantName(t))
  const name = nameOf(person)
  const other = otherPerson ? nameOf(otherPerson) : ''
  const product = event.productName ?? ''
  const quantity = event.quantity ?? 0
  const pieces = Math.abs(event.difference ?? quantity)
  switch (kind) {
    case 'SHARED':
    case 'INVITED':
    case 'REVOKED':
    case 'RENEWED':
    case 'JOINED':
    case 'LEFT':
    case 'LOCKED':
    case 'UNLOCKED':
    case 'CART_CHANGED':
    case 'ORDERED':
    case 'ENDED':
      return t(`sharedCart.event${kind}`, { name })
    case 'HANDED_OVER':
      return person?.id === otherPerson?.id
        ? t('sharedCart.eventTOOK_BACK', { name })
        : t('sharedCart.eventHANDED_OVER', { name, other })
    case 'REMOVED_PERSON':
    case 'RESTORED_PERSON':
      return t(`sharedCart.event${kind}`, { name, other })
    case 'LINE_ADDED':
    case 'SUGGESTED':
      return t(`sharedCart.event${kind}`, { name, product, quantity: pieces })
    case 'LINE_CHANGED':
      return t('sharedCart.eventLINE_CHANGED', { name, product, quantity })
    case 'LINE_REMOVED':
    case 'LINE_RESTORED':
    case 'SUGGESTION_ACCEPTED':
    case 'SUGGESTION_DECLINED':
      return t(`sharedCart.event${kind}`, { name, product })
  }
}

/** The actor of events without a person. */
function tenantName(t: Translate): string {
  return t('sharedCart.byItself')
}
