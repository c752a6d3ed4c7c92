import type { Cart } from '@floga/cart-core'

import type { ToldCartChange } from './cart-change-message.js'
import type { CartRefusal } from './cart-error-message.js'

/** A line that was put aside a moment ago and can be put back. */
export interface PutAside {
  lineId: string
  name: string
  /** Saved for later, not taken out. */
  isSaved: boolean
}

/** What the shop answers about a visitor's cart. */
export interface CartReply {
  /** Null when there is none, or it is not known. */
  cart: Cart | null
  errors: CartRefusal[]
  /** What changed when carts were joined at login; told once. */
  joined?: ToldCartChange[]
}
