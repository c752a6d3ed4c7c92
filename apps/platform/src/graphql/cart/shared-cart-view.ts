import type { CartRecord } from '../../domains/cart/read-cart.js'
import { readLatestEvents, readSharedCart } from '../../domains/cart/shared/read-shared-cart.js'
import type {
  SharedCartEventRecord,
  SharedCartPersonRecord,
  SharedCartRecord,
} from '../../domains/cart/shared/read-shared-cart.js'
import type { Transaction } from '../../foundation/database/database.js'
import { loadLineProducts } from './line-products.js'
import type { toCartView } from './cart-view.js'
import type { LineProducts } from './line-products.js'
import type { PlatformContext } from '../platform-context.js'

/** A cart as its view has it. */
export type CartView = Awaited<ReturnType<typeof toCartView>>

/** The contract's SharedCart, without its log, which is read when it is selected. */
export type SharedCartView = ReturnType<typeof toSharedCartView>

/** Builds the contract's SharedCart for an actor; null unless the cart is shared. */
export async function readSharedCartView(
  sql: Transaction,
  context: PlatformContext,
  { cart, view, now }: { cart: CartRecord; view: CartView; now: Date },
): Promise<SharedCartView | null> {
  const { sharedCart } = cart.actor
  const record = sharedCart && (await readSharedCart(sql, sharedCart.id, now))
  if (!record) return null
  const ids = record.suggestions.map(({ variantId }) => variantId)
  const products = await loadLineProducts(sql, context, ids)
  return toSharedCartView(record, { cart, view, products })
}

/** Builds the contract's SharedCart for one of its people. */
export function toSharedCartView(
  record: SharedCartRecord,
  { cart, view, products }: { cart: CartRecord; view: CartView; products: LineProducts },
) {
  const { people, suggestions, invitations, cartId: _cartId, events: _events, ...rest } = record
  const { person: actor, role } = cart.actor
  const toPerson = createToPerson(people, actor?.id)
  const own = actor && toPerson(actor.id)
  return {
    ...rest,
    data: view.data,
    owner: role === 'OWNER' ? own : null,
    member: role === 'OWNER' ? null : own,
    people: people.filter(({ isThere }) => isThere).map(({ id }) => toPerson(id)!),
    suggestions: suggestions.map(({ id, personId, variantId, quantity }) => ({
      ...products.get(variantId)!,
      id,
      person: toPerson(personId)!,
      quantity,
    })),
    invitations:
      role === 'OWNER'
        ? invitations.map((invitation) => ({
            ...invitation,
            right: invitation.role === 'EDITOR' ? ('EDIT' as const) : ('VIEW' as const),
          }))
        : [],
  }
}

/** Reads the contract's events after a revision, or the latest. */
export async function readEventViews(
  sql: Transaction,
  context: PlatformContext,
  asked: { sharedCartId: string; actorId: string | undefined; now: Date } & (
    | { afterRevision: number }
    | { latest: number }
  ),
) {
  const { sharedCartId, actorId, now } = asked
  const after = 'afterRevision' in asked ? asked.afterRevision : undefined
  const record = await readSharedCart(sql, sharedCartId, now, after)
  const events =
    'latest' in asked
      ? await readLatestEvents(sql, sharedCartId, asked.latest)
      : (record?.events ?? [])
  const ids = events.flatMap(({ line }) => line?.variantId ?? [])
  const products = await loadLineProducts(sql, context, ids)
  return toEventViews(events, { people: record?.people ?? [], actorId, products })
}

/** Builds the contract's events as one of the people sees them. */
export function toEventViews(
  events: readonly SharedCartEventRecord[],
  of: {
    people: readonly SharedCartPersonRecord[]
    actorId: string | undefined
    products: LineProducts
  },
) {
  const toPerson = createToPerson(of.people, of.actorId)
  return events.map(({ revision, kind, personId, otherPersonId, line, at }) => ({
    revision,
    kind,
    at,
    person: toPerson(personId),
    otherPerson: toPerson(otherPersonId),
    lineId: line?.lineId ?? null,
    productName: (line && of.products.get(line.variantId)?.productName) ?? null,
    quantity: line?.quantity ?? null,
    difference: line?.difference ?? null,
  }))
}

function createToPerson(people: readonly SharedCartPersonRecord[], actorId: string | undefined) {
  const views = new Map(
    people.map(({ isThere: _isThere, endReason: _end, removedBy: _remover, ...person }) => [
      person.id,
      { ...person, isAsker: person.id === actorId },
    ]),
  )
  return (id: string | null) => (id === null ? null : (views.get(id) ?? null))
}
