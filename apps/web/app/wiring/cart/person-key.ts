/** Whether it is a person's key of a shared cart, and not a cart's own id. */
export function isPersonKey(cartId: string): boolean {
  return cartId.startsWith('p-')
}
