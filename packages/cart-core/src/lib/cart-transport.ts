import type { Cart } from './cart.js'

/** Why a change was refused, as the server names it. */
export interface CartUserError {
  /**
   * The server's own; `UNKNOWN`: whether it was done is not known; `TOO_MANY_WAITING`: without a connection no more changes
   * can be kept, and this one was not made.
   */
  code: string
  lineId: string | null
  /** Pieces that can be had, with `INSUFFICIENT_STOCK`. */
  available: number | null
  /** Who removed the line of a shared cart, with `LINE_REMOVED`. */
  by?: string | null
}

/** What became of a product when a member's cart took in a guest's. */
export interface MergedItem {
  kind: string
  productName: string
  quantity: number
}

/** What the server answers about the visitor's cart. */
export interface CartReply<Merged = MergedItem> {
  /** Null when there is none, or it is not known. */
  cart: Cart | null
  errors: readonly CartUserError[]
  /** What changed when carts were merged at login; told once. */
  merged?: readonly Merged[]
}

/** How the server is asked. Both answer null when no answer came; neither rejects. */
export interface CartTransport<Merged = MergedItem> {
  read(): Promise<CartReply<Merged> | null>
  /**
   * @param fields of a form, as toCartFields gives them, with a `mutationId`: sent twice, it counts once. What is asked for
   *   again after its answer was lost has the id that it had.
   */
  send(
    fields: readonly (readonly [name: string, value: string])[],
  ): Promise<CartReply<Merged> | null>
}
