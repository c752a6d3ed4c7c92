import { createHash } from 'node:crypto'
import { newRandomId } from '../../../foundation/database/random-id.js'
import type { SharedCartRole } from '../../../foundation/generated/contract-types.js'

/** The caller of a cart operation, and their permissions. */
export interface CartActor {
  /** The key of the request: the cart's own id, or a person's key. */
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
  /** Suggestions that wait for the owner's answer. */
  suggestionCount: number
}

/**
 * A new key of a person: 128 random bits, with a prefix that distinguishes it from a cart's own id.
 */
export function newPersonKey(): string {
  return `p-${newRandomId()}`
}

/** Stored hash of a key or of an invitation's secret. */
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
  suggestionCount: number
}

/**
 * SQL of one of the people `p` of a shared cart `s` as JSON; null if there is none.
 *
 * @param where SQL of which one.
 */
export function personJson(where: string): string {
  return `(SELECT json_build_object('personId', p.id, 'name', p.name, 'role', p.role, 'id', s.id,
      'revision', s.revision, 'state', s.state, 'lockedUntil', s.locked_until,
      'expiresAt', s.expires_at,
      'ownerName', (SELECT o.name FROM shared_cart_people o WHERE o.tenant = s.tenant
        AND o.shared_cart_id = s.id AND o.role = 'OWNER' AND o.left_at IS NULL),
      'suggestionCount', (SELECT count(*) FROM shared_cart_suggestions g WHERE g.tenant = s.tenant
        AND g.shared_cart_id = s.id AND g.state = 'OPEN'))
    FROM shared_cart_people p
    JOIN shared_carts s ON s.tenant = p.tenant AND s.id = p.shared_cart_id
    WHERE p.left_at IS NULL AND ${where})`
}

/** The id of the cart that a key opens, by the key's hash as the first parameter. */
export const selectCartOfKey = `SELECT s.cart_id FROM shared_cart_people p
  JOIN shared_carts s ON s.tenant = p.tenant AND s.id = p.shared_cart_id
  WHERE p.key_hash = $1 AND p.left_at IS NULL`

/**
 * Returns the actor of a person's key, or of a cart's own id: its only shopper unless it is shared.
 */
export function toActor(row: PersonRow | null, key: string, now: Date): CartActor {
  if (!row) return { key, role: 'OWNER', person: null, sharedCart: null }
  const { personId, name, role, id, revision, ownerName, suggestionCount } = row
  const state = row.state === 'OPEN' && new Date(row.expiresAt) <= now ? 'ENDED' : row.state
  const lockedUntil = row.lockedUntil === null ? null : new Date(row.lockedUntil)
  const isLocked = state === 'OPEN' && lockedUntil !== null && lockedUntil > now
  return {
    key,
    role,
    person: { id: personId, name },
    sharedCart: {
      id,
      revision,
      state,
      lockedUntil: isLocked ? lockedUntil : null,
      ownerName,
      suggestionCount,
    },
  }
}
