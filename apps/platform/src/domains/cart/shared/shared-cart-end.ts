import { isPersonKey } from '@floga/platform-contract'
import type { Transaction } from '../../../foundation/database/database.js'
import type { SharedCartEndReason } from '../../../foundation/generated/contract-types.js'
import { hashSecret } from './cart-actor.js'
import type { SharedCartRecord } from './read-shared-cart.js'

/**
 * Why a person no longer receives updates of a shared cart, and who caused it; both null while they
 * do.
 */
export interface SharedCartEnd {
  endReason: SharedCartEndReason | null
  endedBy: string | null
}

/** The end for one of those who ever belonged to a shared cart. */
export function findEnd(record: SharedCartRecord, personId: string): SharedCartEnd {
  const { people, state } = record
  const person = people.find(({ id }) => id === personId)
  const isEnded = state === 'ENDED'
  return toEnd(person?.endReason ?? (isEnded ? toReason(record) : null), {
    ownerName: people.find(({ role }) => role === 'OWNER')?.name ?? null,
    removerName: people.find(({ id }) => id === person?.removedBy)?.name ?? null,
  })
}

interface EndRow {
  endReason: SharedCartEndReason | null
  state: string
  expiresAt: Date
  closedAt: Date | null
  ownerName: string | null
  removerName: string | null
}

/** How a shared cart ended for a caller whose key, or cart's own id, is no longer valid. */
export async function readEnd(sql: Transaction, key: string, now: Date): Promise<SharedCartEnd> {
  const isOwners = !isPersonKey(key)
  const [row] = await sql.query<EndRow>(
    `SELECT p.end_reason AS "endReason", s.state, s.expires_at AS "expiresAt",
       s.closed_at AS "closedAt", r.name AS "removerName",
       (SELECT o.name FROM shared_cart_people o WHERE o.tenant = s.tenant
          AND o.shared_cart_id = s.id AND o.role = 'OWNER') AS "ownerName"
     FROM shared_cart_people p
     JOIN shared_carts s ON s.tenant = p.tenant AND s.id = p.shared_cart_id
     LEFT JOIN shared_cart_people r ON r.tenant = p.tenant AND r.id = p.removed_by
     WHERE ${isOwners ? "s.cart_id = $1 AND p.role = 'OWNER' AND p.key_hash IS NULL" : 'p.key_hash = $1'}`,
    [isOwners ? key : hashSecret(key)],
  )
  if (!row) return toEnd(null)
  const isEnded = row.state === 'ENDED' || (row.state === 'OPEN' && row.expiresAt <= now)
  return toEnd(row.endReason ?? (isEnded ? toReason(row) : null), row)
}

/** Only a cart that its owner ended was closed before its time was over. */
function toReason({ expiresAt, closedAt }: Pick<EndRow, 'expiresAt' | 'closedAt'>) {
  return closedAt !== null && closedAt < expiresAt ? ('ENDED' as const) : ('EXPIRED' as const)
}

function toEnd(
  endReason: SharedCartEndReason | null,
  { ownerName, removerName }: { ownerName: string | null; removerName: string | null } = {
    ownerName: null,
    removerName: null,
  },
): SharedCartEnd {
  if (endReason === 'REMOVED') return { endReason, endedBy: removerName }
  return { endReason, endedBy: endReason === 'ENDED' ? ownerName : null }
}
