import type { Transaction } from '../../../foundation/database/database.js'
import type { SharedCartEventKind } from '../../../foundation/generated/contract-types.js'
import type { CartLineRecord } from '../cart-lines.js'
import type { CartRecord } from '../read-cart.js'
import type { CartAction } from './check-cart-action.js'

/** Channel on which processes notify each other of changes of shared carts. */
export const sharedCartChannel = 'floga_shared_carts'

/** Number of events retained per cart. */
export const maxEvents = 1_000

export interface NewSharedCartEvent {
  kind: SharedCartEventKind
  /** Null for expiry. */
  personId: string | null
  otherPersonId?: string
  line?: EventLine
}

/** The line, or suggested pieces, that an event is about. */
export interface EventLine {
  lineId: string | null
  variantId: string
  quantity: number
  difference: number
}

/** Writes events of a locked cart, and notifies every process on commit. @returns the revision. */
export async function addSharedCartEvents(
  sql: Transaction,
  sharedCartId: string,
  events: readonly NewSharedCartEvent[],
  now: Date,
): Promise<number> {
  const [row] = await sql.query<{ revision: number }>(
    `WITH raised AS (
       UPDATE shared_carts SET revision = revision + $2::integer WHERE id = $1
       RETURNING tenant, id, revision
     ), added AS (
       INSERT INTO shared_cart_events
         (tenant, shared_cart_id, revision, kind, person_id, other_person_id, line, at)
       SELECT r.tenant, r.id, r.revision - $2::integer + e.position, e.event ->> 'kind',
         e.event ->> 'personId', e.event ->> 'otherPersonId', e.event -> 'line', $4::timestamptz
       FROM raised r, jsonb_array_elements($3::text::jsonb) WITH ORDINALITY AS e (event, position)
     )
     SELECT revision, pg_notify('${sharedCartChannel}', json_build_array(tenant, id, revision)::text)
     FROM raised`,
    [sharedCartId, events.length, JSON.stringify(events), now.toISOString()],
  )
  const { revision } = row!
  if (revision > maxEvents && revision % 100 < events.length) {
    await sql.query('DELETE FROM shared_cart_events WHERE shared_cart_id = $1 AND revision <= $2', [
      sharedCartId,
      revision - maxEvents,
    ])
  }
  return revision
}

/** Notifies every process that a shared cart changed without an event in its log. */
export async function announceSharedCart(sql: Transaction, sharedCartId: string): Promise<void> {
  await sql.query(
    `SELECT pg_notify('${sharedCartChannel}',
       json_build_array(current_setting('floga.tenant'), $1::text, NULL)::text)`,
    [sharedCartId],
  )
}

/** The events of a change: one for each line that is not as it was, or one for the cart. */
export function toChangeEvents(
  before: CartRecord,
  after: CartRecord,
  action: CartAction,
): NewSharedCartEvent[] {
  const personId = before.actor.person?.id ?? null
  const changes = diffLines(before.lines, after.lines)
  if (changes.length === 0) {
    return action.kind === 'owner' ? [{ kind: 'CART_CHANGED', personId }] : []
  }
  return changes.map((line): NewSharedCartEvent => {
    if (line.quantity === 0) return { kind: 'LINE_REMOVED', personId, line }
    if (action.kind === 'restore-line') return { kind: 'LINE_RESTORED', personId, line }
    const isNew = line.quantity === line.difference
    return { kind: isNew ? 'LINE_ADDED' : 'LINE_CHANGED', personId, line }
  })
}

/** An event for each line that is removed, or restored, as it is. */
export function toLineEvents(
  kind: 'LINE_REMOVED' | 'LINE_RESTORED',
  lines: readonly Pick<CartLineRecord, 'id' | 'variantId' | 'quantity'>[],
  personId: string,
): NewSharedCartEvent[] {
  return lines.map(({ id, variantId, quantity }) => ({
    kind,
    personId,
    line:
      kind === 'LINE_REMOVED'
        ? toLine(id, variantId, 0, -quantity)
        : toLine(id, variantId, quantity, quantity),
  }))
}

function diffLines(
  before: readonly CartLineRecord[],
  after: readonly CartLineRecord[],
): EventLine[] {
  const known = new Map(before.map((line) => [line.id, line.quantity]))
  const left = new Set(after.map(({ id }) => id))
  return [
    ...before
      .filter(({ id }) => !left.has(id))
      .map(({ id, variantId, quantity }) => toLine(id, variantId, 0, -quantity)),
    ...after
      .filter(({ id, quantity }) => known.get(id) !== quantity)
      .map(({ id, variantId, quantity }) =>
        toLine(id, variantId, quantity, quantity - (known.get(id) ?? 0)),
      ),
  ]
}

function toLine(
  lineId: string,
  variantId: string,
  quantity: number,
  difference: number,
): EventLine {
  return { lineId, variantId, quantity, difference }
}
