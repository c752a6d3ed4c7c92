import { createHash } from 'node:crypto'
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

/** One of the people of a shared cart as {@link personJson} has them. */
export interface PersonRow {
  personId: string
  name: string
  role: SharedCartRole
  id: string
  revision: number
  state: 'OPEN' | 'ORDERED' | 'ENDED'
  lockedUntil: string | null
  expiresAt: string
  ownerName: string
}

/**
 * SQL of one of the people `p` of a shared cart `s` as JSON; null where there is none.
 *
 * @param where SQL of which one.
 */
export function personJson(where: string): string {
  return `(SELECT json_build_object('personId', p.id, 'name', p.name, 'role', p.role, 'id', s.id,
      'revision', s.revision, 'state', s.state, 'lockedUntil', s.locked_until,
      'expiresAt', s.expires_at,
      'ownerName', (SELECT o.name FROM shared_cart_people o WHERE o.tenant = s.tenant
        AND o.shared_cart_id = s.id AND o.role = 'OWNER' AND o.left_at IS NULL))
    FROM shared_cart_people p
    JOIN shared_carts s ON s.tenant = p.tenant AND s.id = p.shared_cart_id
    WHERE p.left_at IS NULL AND ${where})`
}

/** The id of the cart that a key opens, by the key's hash as the first parameter. */
export const selectCartOfKey = `SELECT s.cart_id FROM shared_cart_people p
  JOIN shared_carts s ON s.tenant = p.tenant AND s.id = p.shared_cart_id
  WHERE p.key_hash = $1 AND p.left_at IS NULL`

/** Who asks with a key, or with a cart's own id: its only shopper where nobody shares it. */
export function toAsker(row: PersonRow | null, key: string, now: Date): CartAsker {
  if (!row) return { key, role: 'OWNER', person: null, sharedCart: null }
  const { personId, name, role, id, revision, ownerName } = row
  const state = row.state === 'OPEN' && new Date(row.expiresAt) <= now ? 'ENDED' : row.state
  const lockedUntil = row.lockedUntil === null ? null : new Date(row.lockedUntil)
  const isLocked = state === 'OPEN' && lockedUntil !== null && lockedUntil > now
  return {
    key,
    role,
    person: { id: personId, name },
    sharedCart: { id, revision, state, lockedUntil: isLocked ? lockedUntil : null, ownerName },
  }
}
