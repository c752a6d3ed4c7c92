import type { SharedCartEvent } from '@floga/cart-core/shared-cart'

import type { Translate } from '../../wiring/i18n/create-language.js'

/** What somebody did to the shared cart, in words. */
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
    case 'REMOVED_PERSON':
    case 'HANDED_OVER':
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

/** Who did what nobody did. */
function tenantName(t: Translate): string {
  return t('sharedCart.byItself')
}
