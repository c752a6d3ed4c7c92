import type { Cart } from '@floga/cart-core'

import type { CartRefusal } from './cart-errors.js'

/** What the shop answers about a visitor's cart. */
export interface CartReply {
  /** Null when there is none, or it is not known. */
  cart: Cart | null
  errors: CartRefusal[]
}
