import type { Transaction } from '../../../foundation/database/database.js'
import type {
  SharedCartEndReason,
  SharedCartEventKind,
  SharedCartRole,
  SharedCartState,
} from '../../../foundation/generated/contract-types.js'
import { maxEvents } from './shared-cart-events.js'
import type { EventLine } from './shared-cart-events.js'

/** How long after a listener was last seen its person still counts as here. */
const hereForMs = 45_000

/** Most events of a log. */
const maxLogged = 200

/** A shared cart as its people see it, without its lines. */
export interface SharedCartRecord {
  id: string
  /** The cart's own. */
  cartId: string
  revision: number
  state: SharedCartState
  lockedUntil: Date | null
  expiresAt: Date
  closedAt: Date | null
  /** All past and present people, the owner first, the others in order of joining. */
  people: SharedCartPersonRecord[]
  /** Open ones, the oldest first. */
  suggestions: { id: string; personId: string; variantId: string; quantity: number }[]
  /** The latest first. */
  invitations: InvitationRecord[]
  /** Those after the given revision, the oldest first. */
  events: SharedCartEventRecord[]
}

export interface SharedCartPersonRecord {
  id: string
  name: string
  role: SharedCartRole
  joinedAt: Date
  /** Still belongs to it. */
  isThere: boolean
  isHere: boolean
  /** Why they no longer belong to it; null while they do. */
  endReason: SharedCartEndReason | null
  /** Id of who removed them. */
  removedBy: string | null
}

export interface InvitationRecord {
  id: string
  role: 'EDITOR' | 'VIEWER'
  createdAt: Date
  expiresAt: Date
  revokedAt: Date | null
  /** Names of the people who joined by it. */
  joined: string[]
}

interface SharedCartRow {
  id: string
  cartId: string
  revision: number
  state: 'OPEN' | 'ORDERED' | 'ENDED'
  lockedUntil: Date | null
  expiresAt: Date
  closedAt: Date | null
  people: Timed<SharedCartPersonRecord, 'joinedAt'>[]
  suggestions: SharedCartRecord['suggestions']
  invitations: Timed<InvitationRecord, 'createdAt' | 'expiresAt' | 'revokedAt'>[]
  events: Timed<SharedCartEventRecord, 'at'>[]
}

/** With instants as JSON has them. */
type Timed<Row, Keys extends keyof Row> = Omit<Row, Keys> & {
  [Key in Keys]: null extends Row[Key] ? string | null : string
}

/**
 * Reads a shared cart, in one statement, so that its events end at its revision; undefined when
 * there is none.
 */
export async function readSharedCart(
  sql: Transaction,
  id: string,
  now: Date,
  /** Also returns events after this revision. @default none */
  afterRevision?: number,
): Promise<SharedCartRecord | undefined> {
  const [row] = await sql.query<SharedCartRow>(
    `SELECT s.id, s.cart_id AS "cartId", s.revision, s.state, s.locked_until AS "lockedUntil", s.expires_at AS "expiresAt",
       s.closed_at AS "closedAt",
       (SELECT json_agg(json_build_object('id', p.id, 'name', p.name, 'role', p.role,
          'joinedAt', p.joined_at, 'isThere', p.left_at IS NULL,
          'endReason', p.end_reason, 'removedBy', p.removed_by,
          'isHere', p.left_at IS NULL AND COALESCE(p.seen_at > $3::timestamptz, false))
          ORDER BY p.role <> 'OWNER', p.position)
        FROM shared_cart_people p
        WHERE p.tenant = s.tenant AND p.shared_cart_id = s.id) AS people,
       (SELECT COALESCE(json_agg(json_build_object('id', g.id, 'personId', g.person_id,
          'variantId', g.variant_id, 'quantity', g.quantity) ORDER BY g.at, g.id), '[]')
        FROM shared_cart_suggestions g
        WHERE g.tenant = s.tenant AND g.shared_cart_id = s.id AND g.state = 'OPEN') AS suggestions,
       (SELECT COALESCE(json_agg(json_build_object('id', i.id, 'role', i.role,
          'createdAt', i.created_at, 'expiresAt', i.expires_at, 'revokedAt', i.revoked_at,
          'joined', (SELECT COALESCE(json_agg(j.name ORDER BY j.position), '[]')
            FROM shared_cart_people j WHERE j.tenant = i.tenant
              AND j.shared_cart_id = i.shared_cart_id AND j.invitation_id = i.id))
          ORDER BY i.created_at DESC, i.id), '[]')
        FROM shared_cart_invitations i
        WHERE i.tenant = s.tenant AND i.shared_cart_id = s.id
          AND i.expires_at > $2::timestamptz) AS invitations,
       (SELECT COALESCE(json_agg(json_build_object('revision', e.revision, 'kind', e.kind,
          'personId', e.person_id, 'otherPersonId', e.other_person_id, 'line', e.line, 'at', e.at)
          ORDER BY e.revision), '[]')
        FROM (SELECT * FROM shared_cart_events l
          WHERE l.tenant = s.tenant AND l.shared_cart_id = s.id AND l.revision > $4::bigint
          ORDER BY l.revision DESC LIMIT ${maxEvents}) e) AS events
     FROM shared_carts s WHERE s.id = $1`,
    [id, now.toISOString(), seenSince(now), afterRevision ?? null],
  )
  if (!row) return undefined
  const { lockedUntil } = row
  const state = row.state === 'OPEN' && row.expiresAt <= now ? 'ENDED' : row.state
  const isLocked = state === 'OPEN' && lockedUntil !== null && lockedUntil > now
  return {
    ...row,
    state: isLocked ? 'LOCKED' : state,
    lockedUntil: isLocked ? lockedUntil : null,
    events: row.events.map((event) => ({ ...event, at: new Date(event.at) })),
    people: row.people.map((person) => ({ ...person, joinedAt: new Date(person.joinedAt) })),
    invitations: row.invitations.map((invitation) => ({
      ...invitation,
      createdAt: new Date(invitation.createdAt),
      expiresAt: new Date(invitation.expiresAt),
      revokedAt: invitation.revokedAt === null ? null : new Date(invitation.revokedAt),
    })),
  }
}

/** A listener that was seen since then is still there. */
export function seenSince(now: Date): string {
  return new Date(now.getTime() - hereForMs).toISOString()
}

export interface SharedCartEventRecord {
  revision: number
  kind: SharedCartEventKind
  personId: string | null
  otherPersonId: string | null
  line: EventLine | null
  at: Date
}

const eventColumns = `revision, kind, person_id AS "personId", other_person_id AS "otherPersonId", line, at`

/** The log, the latest first. */
export async function readLatestEvents(
  sql: Transaction,
  sharedCartId: string,
  count: number,
): Promise<SharedCartEventRecord[]> {
  return sql.query<SharedCartEventRecord>(
    `SELECT ${eventColumns} FROM shared_cart_events WHERE shared_cart_id = $1
     ORDER BY revision DESC LIMIT $2::integer`,
    [sharedCartId, Math.min(Math.max(count, 0), maxLogged)],
  )
}
