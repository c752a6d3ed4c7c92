import type { Cart } from '@floga/cart-core'

import type { ToldCartChange } from './cart-change.js'
import type { CartRefusal } from './cart-errors.js'

/** What the shop answers about a visitor's cart. */
export interface CartReply {
  /** Null when there is none, or it is not known. */
  cart: Cart | null
  errors: CartRefusal[]
  /** What changed when carts were joined at login; told once. */
  joined?: ToldCartChange[]
}
