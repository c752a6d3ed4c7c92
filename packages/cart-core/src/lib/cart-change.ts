import type { CartImage } from './cart.js'
import type { Money } from './money.js'

/** What is known of a product before the server has answered. */
export interface CartLinePreview {
  name: string
  slug: string
  unitPrice: Money
  image?: CartImage | null
}

/** Something that a shopper does to a cart. Quantities travel as differences, so that two people's changes both count. */
export type CartChange =
  | { kind: 'add'; variantId: string; quantity: number; preview?: CartLinePreview }
  | { kind: 'change-by'; lineId: string; difference: number }
  | { kind: 'set'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
