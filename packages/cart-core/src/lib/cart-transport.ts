import type { Cart } from './cart.js'

/** Why a change was rejected, with the server's code. */
export interface CartUserError {
  /**
   * The server's own code; `UNKNOWN`: the change may or may not have been made; `TOO_MANY_WAITING`:
   * the offline queue is full and the change was not made; see also {@link isPassedOn}.
   */
  code: string
  lineId: string | null
  /** Available quantity, with `INSUFFICIENT_STOCK`. */
  available: number | null
  /** Who removed the line of a shared cart, with `LINE_REMOVED`. */
  by?: string | null
}

/**
 * Whether a product that was not added to the cart has reached another place: as a suggestion to
 * the owner of a locked cart (`SUGGESTED`), or the own cart of a visitor who only looks at a shared
 * one (`ADDED_TO_OWN`).
 */
export function isPassedOn({ code }: Pick<CartUserError, 'code'>): boolean {
  return code === 'SUGGESTED' || code === 'ADDED_TO_OWN'
}

/** What happened to a product when a guest's cart was merged into a member's. */
export interface MergedItem {
  kind: string
  productName: string
  quantity: number
}

/** The server's response with the visitor's cart. */
export interface CartReply<Merged = MergedItem> {
  /** Null when there is none, or it is not known. */
  cart: Cart | null
  errors: readonly CartUserError[]
  /** Changes from merging carts at login; sent once. */
  merged?: readonly Merged[]
}

/**
 * Sends requests to the server. Both methods resolve with null without a response; neither rejects.
 */
export interface CartTransport<Merged = MergedItem> {
  read(): Promise<CartReply<Merged> | null>
  /**
   * @param fields Fields of a form, as toCartFields returns them, with a `mutationId`, the
   * idempotency key: a repeated request counts once. A retry after a lost response sends the same
   * id.
   */
  send(
    fields: readonly (readonly [name: string, value: string])[],
  ): Promise<CartReply<Merged> | null>
}
