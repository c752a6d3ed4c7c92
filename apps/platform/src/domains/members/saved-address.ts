import type { Transaction } from '../../foundation/database/database.js'
import { newRandomId } from '../../foundation/database/random-id.js'

/** Maximum number of a member's addresses. */
const maxAddresses = 20

/** An address that a member saved; `Address` is its shape in orders. */
export interface SavedAddress<Address> {
  id: string
  address: Address
  isDefaultShipping: boolean
  isDefaultBilling: boolean
}

/** A member's addresses, oldest first. */
export async function readAddresses<Address>(
  sql: Transaction,
  memberId: string,
): Promise<SavedAddress<Address>[]> {
  return sql.query<SavedAddress<Address>>(
    `SELECT id, address, is_default_shipping AS "isDefaultShipping",
            is_default_billing AS "isDefaultBilling"
     FROM member_addresses WHERE member_id = $1 ORDER BY position`,
    [memberId],
  )
}

/** Adds an address, or changes the one with its id. @returns Its id, or why it was rejected. */
export async function saveAddress<Address>(
  sql: Transaction,
  memberId: string,
  kept: Omit<SavedAddress<Address>, 'id'> & { id: string | null },
): Promise<{ id: string } | 'unknown' | 'full'> {
  // One change of a member's addresses at a time, so that limit and defaults hold.
  await sql.query('SELECT 1 FROM members WHERE id = $1 FOR UPDATE', [memberId])
  const held = await readAddresses(sql, memberId)
  if (kept.id !== null && !held.some(({ id }) => id === kept.id)) return 'unknown'
  const known = kept.id ?? (await findSameAddress(sql, memberId, kept.address))
  if (known === undefined && held.length >= maxAddresses) return 'full'
  await clearDefaults(sql, memberId, kept)
  const id = known ?? newRandomId()
  await sql.query(
    `INSERT INTO member_addresses (tenant, member_id, id, address, is_default_shipping, is_default_billing)
     VALUES (current_setting('floga.tenant'), $1, $2, $3::text::jsonb, $4, $5)
     ON CONFLICT (tenant, member_id, id) DO UPDATE
     SET address = excluded.address, is_default_shipping = excluded.is_default_shipping,
       is_default_billing = excluded.is_default_billing`,
    [memberId, id, JSON.stringify(kept.address), kept.isDefaultShipping, kept.isDefaultBilling],
  )
  return { id }
}

/** The stored equal address, for a retry after a lost response. */
async function findSameAddress(
  sql: Transaction,
  memberId: string,
  address: unknown,
): Promise<string | undefined> {
  const rows = await sql.query<{ id: string }>(
    'SELECT id FROM member_addresses WHERE member_id = $1 AND address = $2::text::jsonb',
    [memberId, JSON.stringify(address)],
  )
  return rows[0]?.id
}

/** Removes an address; false when the member has none with that id. */
export async function removeAddress(
  sql: Transaction,
  memberId: string,
  id: string,
): Promise<boolean> {
  const removed = await sql.query(
    'DELETE FROM member_addresses WHERE member_id = $1 AND id = $2 RETURNING 1',
    [memberId, id.replaceAll('\0', '')],
  )
  return removed.length > 0
}

async function clearDefaults(
  sql: Transaction,
  memberId: string,
  { isDefaultShipping, isDefaultBilling }: Omit<SavedAddress<unknown>, 'id' | 'address'>,
): Promise<void> {
  await sql.query(
    `UPDATE member_addresses SET is_default_shipping = is_default_shipping AND NOT $2,
       is_default_billing = is_default_billing AND NOT $3
     WHERE member_id = $1`,
    [memberId, isDefaultShipping, isDefaultBilling],
  )
}
