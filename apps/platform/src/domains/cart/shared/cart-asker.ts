import { createHash } from 'node:crypto'
import type { Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'
import type { SharedCartRole } from '../../../foundation/generated/contract-types.js'

/** Who asks for a cart, and what they may do with it. */
export interface CartAsker {
  /** What they asked with: the cart's own id, or a person's key. */
  key: string
  role: SharedCartRole
  /** Null where the cart was never shared. */
  person: { id: string; name: string } | null
  /** Null where it was never shared. */
  sharedCart: SharedCartStatus | null
}

export interface SharedCartStatus {
  id: string
  revision: number
  state: 'OPEN' | 'ORDERED' | 'ENDED'
  /** Until when the owner's checkout locks it; null while it does not. */
  lockedUntil: Date | null
  ownerName: string
}

/** A new key of a person: 128 random bits, told apart from a cart's own id by its beginning. */
export function newPersonKey(): string {
  return `p-${newRandomId()}`
}

/** What is kept of a key or of an invitation's secret. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

interface PersonRow extends SharedCartStatus {
  personId: string
  name: string
  role: SharedCartRole
  expiresAt: Date
}

const selectPerson = `SELECT p.id AS "personId", p.name, p.role, s.id, s.revision, s.state,
    s.locked_until AS "lockedUntil", s.expires_at AS "expiresAt",
    (SELECT o.name FROM shared_cart_people o WHERE o.tenant = s.tenant AND o.shared_cart_id = s.id
       AND o.role = 'OWNER' AND o.left_at IS NULL) AS "ownerName"
  FROM shared_cart_people p
  JOIN shared_carts s ON s.tenant = p.tenant AND s.id = p.shared_cart_id
  WHERE p.left_at IS NULL`

/** The id of the cart that a key opens, by the key's hash as the first parameter. */
export const selectCartOfKey = `SELECT s.cart_id FROM shared_cart_people p
  JOIN shared_carts s ON s.tenant = p.tenant AND s.id = p.shared_cart_id
  WHERE p.key_hash = $1 AND p.left_at IS NULL`

/** The person who has a key; undefined once the key opens nothing any more. */
export async function findKeyHolder(
  sql: Transaction,
  key: string,
  now: Date,
): Promise<CartAsker | undefined> {
  const [row] = await sql.query<PersonRow>(`${selectPerson} AND p.key_hash = $1`, [hashSecret(key)])
  if (!row) return undefined
  const asker = toAsker(row, key, now)
  // Once it has ended, the owner alone keeps the cart.
  if (asker.sharedCart?.state === 'ENDED' && asker.role !== 'OWNER') return undefined
  return asker
}

/** Who asks with a cart's own id: its only shopper, or the owner of a shared cart. */
export async function findOwner(
  sql: Transaction,
  { id, sharedCartId }: { id: string; sharedCartId: string | null },
  now: Date,
): Promise<CartAsker> {
  const [row] =
    sharedCartId === null
      ? []
      : await sql.query<PersonRow>(`${selectPerson} AND s.id = $1 AND p.role = 'OWNER'`, [
          sharedCartId,
        ])
  return row ? toAsker(row, id, now) : { key: id, role: 'OWNER', person: null, sharedCart: null }
}

function toAsker(row: PersonRow, key: string, now: Date): CartAsker {
  const { personId, name, role, id, revision, lockedUntil, ownerName } = row
  const state = row.state === 'OPEN' && row.expiresAt <= now ? 'ENDED' : row.state
  const isLocked = state === 'OPEN' && lockedUntil !== null && lockedUntil > now
  return {
    key,
    role,
    person: { id: personId, name },
    sharedCart: { id, revision, state, lockedUntil: isLocked ? lockedUntil : null, ownerName },
  }
}
