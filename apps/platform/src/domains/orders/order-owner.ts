/** A member as orders know one. */
export interface OrderOwner {
  id: string
  /**
   * Confirmed from its mailbox, with the password of the registration: orders of a guest under it
   * are the member's.
   */
  email: string
}

/**
 * Condition on orders of a member, placed while logged in or as a guest under the confirmed
 * address; see {@link ownerValues}.
 */
export const ofOwner = '(member_id = $1 OR (member_id IS NULL AND lower(email) = $2))'

/** The first two values of {@link ofOwner}. */
export function ownerValues({ id, email }: OrderOwner): [string, string] {
  return [id, email.toLowerCase()]
}
