import type { Cart } from '@floga/cart-core'

import type { CartMergeChange } from './cart-merge-message.js'
import type { CartUserError } from './cart-error-message.js'

/** A line that was removed or saved for later a moment ago and can be restored. */
export interface RemovedLine {
  lineId: string
  name: string
  /** Saved for later rather than removed. */
  isSaved: boolean
}

/** What the shop answers about a visitor's cart. */
export interface CartReply {
  /** Null when there is none, or it is not known. */
  cart: Cart | null
  errors: CartUserError[]
  /** What merging the carts at login changed; sent once. */
  mergeChanges?: CartMergeChange[]
}
