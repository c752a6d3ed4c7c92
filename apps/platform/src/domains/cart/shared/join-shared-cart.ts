import { areNamesAlike } from '@floga/platform-contract/input-rules'
import type { Transaction } from '../../../foundation/database/database.js'
import { isRandomId, newRandomId } from '../../../foundation/database/random-id.js'
import { readCart } from '../read-cart.js'
import type { CartRecord } from '../read-cart.js'
import { hashSecret, newPersonKey } from './cart-actor.js'
import type { SharedCartResult } from './change-shared-cart.js'
import { addSharedCartEvents } from './shared-cart-events.js'

/** Most people who share a cart at a time, the owner included. */
const maxPeople = 20

/** Most people who ever shared a cart, so that leaving and joining again ends too. */
const maxPeopleEver = 200

interface Invitation {
  id: string
  role: 'EDITOR' | 'VIEWER'
  expiresAt: Date
  sharedCartId: string
  cartId: string
  ownerName: string
  quantity: number
}

/** Returns the invitation of a link; undefined when it is wrong, expired or revoked. */
export async function findInvitation(
  sql: Transaction,
  secret: string,
  now: Date,
): Promise<Invitation | undefined> {
  if (!isRandomId(secret)) return undefined
  const [row] = await sql.query<Invitation>(
    `SELECT i.id, i.role, LEAST(i.expires_at, s.expires_at) AS "expiresAt",
            s.id AS "sharedCartId", s.cart_id AS "cartId", p.name AS "ownerName",
            (SELECT COALESCE(sum(l.quantity), 0) FROM cart_lines l
             WHERE l.tenant = s.tenant AND l.cart_id = s.cart_id)::integer AS quantity
     FROM shared_cart_invitations i
     JOIN shared_carts s ON s.tenant = i.tenant AND s.id = i.shared_cart_id
     JOIN shared_cart_people p
       ON p.tenant = s.tenant AND p.shared_cart_id = s.id AND p.role = 'OWNER'
     WHERE i.secret_hash = $1 AND i.revoked_at IS NULL AND i.expires_at > $2::timestamptz
       AND s.state = 'OPEN' AND s.expires_at > $2::timestamptz`,
    [hashSecret(secret), now.toISOString()],
  )
  return row
}

export interface JoinSharedCartInput {
  secret: string
  /** Checked. */
  name: string
  /** The browser's existing key. */
  knownKey: string | null
  memberId: string | null
  now: Date
}

/** Adds the holder of a link to the cart's people. An existing person stays the same. */
export async function joinSharedCart(
  sql: Transaction,
  input: JoinSharedCartInput,
): Promise<SharedCartResult> {
  const { secret, knownKey, now } = input
  const seen = await findInvitation(sql, secret, now)
  const isLocked = seen !== undefined && (await lockById(sql, seen.cartId, now))
  // The previous holder of the lock may have revoked it.
  const invitation = isLocked ? await findInvitation(sql, secret, now) : undefined
  if (!invitation) return { key: null, error: { code: 'INVITATION_NOT_FOUND', field: 'secret' } }
  const known = knownKey === null ? undefined : await readCart(sql, knownKey, now)
  if (known && known.id === invitation.cartId) return joinAgain(sql, known, invitation)

  const people = await sql.query<{ name: string; isThere: boolean }>(
    'SELECT name, left_at IS NULL AS "isThere" FROM shared_cart_people WHERE shared_cart_id = $1',
    [invitation.sharedCartId],
  )
  const count = people.filter(({ isThere }) => isThere).length
  if (count >= maxPeople || people.length >= maxPeopleEver) {
    return { key: null, error: { code: 'PEOPLE_LIMIT' } }
  }
  const key = newPersonKey()
  const personId = newRandomId()
  await sql.query(
    `INSERT INTO shared_cart_people
       (tenant, shared_cart_id, id, role, name, member_id, key_hash, invitation_id, joined_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5, $6, $7, $8::timestamptz)`,
    [
      invitation.sharedCartId,
      personId,
      invitation.role,
      toNewName(
        input.name,
        people.map(({ name }) => name),
      ),
      input.memberId,
      hashSecret(key),
      invitation.id,
      now.toISOString(),
    ],
  )
  await addSharedCartEvents(sql, invitation.sharedCartId, [{ kind: 'JOINED', personId }], now)
  return { key, newKey: key }
}

/** Whether another person may join. */
export async function hasRoom(sql: Transaction, sharedCartId: string): Promise<boolean> {
  const [row] = await sql.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM shared_cart_people
     WHERE shared_cart_id = $1 AND left_at IS NULL`,
    [sharedCartId],
  )
  return row!.count < maxPeople
}

async function lockById(sql: Transaction, cartId: string, now: Date): Promise<boolean> {
  const rows = await sql.query(
    `SELECT id FROM carts WHERE id = $1 AND token IS NULL AND expires_at > $2::timestamptz
     FOR UPDATE`,
    [cartId, now.toISOString()],
  )
  return rows.length > 0
}

/** A better link makes a viewer an editor; nothing else changes. */
async function joinAgain(
  sql: Transaction,
  { actor }: CartRecord,
  { role }: Invitation,
): Promise<SharedCartResult> {
  if (actor.role === 'VIEWER' && role === 'EDITOR') {
    await sql.query("UPDATE shared_cart_people SET role = 'EDITOR' WHERE id = $1", [
      actor.person?.id,
    ])
  }
  return { key: actor.key, newKey: actor.key }
}

/** A number distinguishes names that people could take for the same. */
function toNewName(name: string, taken: readonly string[]): string {
  const isTaken = (wanted: string) => taken.some((other) => areNamesAlike(wanted, other))
  if (!isTaken(name)) return name
  for (let number = 2; ; number += 1) {
    if (!isTaken(`${name} ${number}`)) return `${name} ${number}`
  }
}
