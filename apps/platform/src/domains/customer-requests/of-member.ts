/** A member as requests know one. */
export interface CustomerRequestOwner {
  id: string
  /** Confirmed by the member: a guest's messages with this address are theirs. */
  email: string
}

/** Condition on requests of a member, whose id and e-mail are the first two values. */
export const ofMember = '(member_id = $1 OR (member_id IS NULL AND email_key = lower($2)))'
