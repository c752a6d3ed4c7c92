import { CartFields } from '@floga/cart-core/react'
import type { ReactElement } from 'react'

import { keptPart } from '../shell/page/kept-part.js'
import { useHref } from '../wiring/i18n/use-messages.js'

/** Names the form that the buttons of all cards of a page belong to. */
export const cardsFormId = 'add-to-cart'

/** Puts a product into the cart: the form of all cards of a page, once where one may have a button. Each button names its variant. */
export const CardsForm = keptPart('cards form', function CardsForm(): ReactElement {
  const href = useHref()
  return (
    <form id={cardsFormId} method="post" action={href('/shopping-cart')} hidden>
      <CartFields kind="add" />
    </form>
  )
})
