import { readCart, readCartAs } from '../../domains/cart/read-cart.js'
import type { CartRecord } from '../../domains/cart/read-cart.js'
import type { CartAsker } from '../../domains/cart/shared/cart-asker.js'
import { readSharedCart } from '../../domains/cart/shared/read-shared-cart.js'
import type {
  SharedCartPersonRecord,
  SharedCartRecord,
} from '../../domains/cart/shared/read-shared-cart.js'
import type {
  SharedCartHub,
  SharedCartListener,
  SharedCartNotice,
} from '../../domains/cart/shared/shared-cart-hub.js'
import { findEnd, readEnd } from '../../domains/cart/shared/shared-cart-end.js'
import type { SharedCartEnd } from '../../domains/cart/shared/shared-cart-end.js'
import { createGraphQLError } from 'graphql-yoga'
import { buildCartView } from './cart-view.js'
import { loadCartProducts } from './line-products.js'
import type { LineProducts } from './line-products.js'
import { toEventViews, toSharedCartView } from './shared-cart-view.js'
import type { CartView, SharedCartView } from './shared-cart-view.js'
import type { PlatformContext } from '../platform-context.js'

/** The contract's SharedCartUpdate. */
export interface SharedCartUpdateView {
  revision: number
  events: ReturnType<typeof toEventViews>
  here: string[]
  cart: CartView | null
  sharedCart: SharedCartView | null
  endReason: SharedCartEnd['endReason']
  endedBy: string | null
}

export interface ListenToSharedCartOptions {
  hub: SharedCartHub
  clock: () => Date
  cartId: string
  afterRevision: number
}

type Updates = AsyncGenerator<{ sharedCartUpdates: SharedCartUpdateView }>

/**
 * Listens to a shared cart: an update at once, then one with each change, until the asker no longer belongs to it.
 *
 * @throws {GraphQLError} with code TOO_MANY_LISTENERS, and status 429.
 */
export async function listenToSharedCart(
  context: PlatformContext,
  { hub, clock, cartId, afterRevision }: ListenToSharedCartOptions,
): Promise<Updates> {
  const { database, tenant } = context
  const found = await database.read(tenant, async (sql) => {
    const { person, sharedCart } = (await readCart(sql, cartId, clock()))?.asker ?? {}
    return person && sharedCart && sharedCart.state !== 'ENDED'
      ? { person, sharedCart }
      : readEnd(sql, cartId, clock())
  })
  if (!('person' in found)) {
    return createUpdates(undefined, () => Promise.resolve(toLast(afterRevision, found)))
  }
  const { person, sharedCart } = found
  const who = { tenant, sharedCartId: sharedCart.id, personId: person.id }
  const call = { ...who, address: context.clientAddress, revision: afterRevision }
  const listener = await hub.open(call)
  if (!listener) {
    throw createGraphQLError('Too many listeners.', {
      extensions: { code: 'TOO_MANY_LISTENERS', http: { status: 429 } },
    })
  }
  let known = afterRevision
  return createUpdates(listener, async (notice) => {
    const now = clock()
    const loaded = await notice.once(`${context.locale} ${context.timezone}`, () =>
      loadShared(context, sharedCart.id, notice.fromRevision, now),
    )
    const update = toUpdate(context, loaded, { personId: person.id, key: cartId, known, now })
    known = Math.max(known, update.revision)
    listener.know(known)
    return update
  })
}

/** A stream that a client may end while it waits, which a generator function's could not. */
function createUpdates(
  listener: SharedCartListener | undefined,
  read: (notice: SharedCartNotice) => Promise<SharedCartUpdateView>,
): Updates {
  const end = { done: true, value: undefined } as const
  const first: SharedCartNotice = { fromRevision: 0, once: (_name, load) => load() }
  let isDone = false
  const close = () => {
    isDone = true
    listener?.close()
    return Promise.resolve(end)
  }
  return {
    async next() {
      if (isDone) return end
      const notice = listener ? await listener.next() : first
      if (!notice) return close()
      const update = await read(notice)
      if (update.sharedCart === null || update.sharedCart.state === 'ENDED') await close()
      return { done: false, value: { sharedCartUpdates: update } }
    },
    return: close,
    throw: close,
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

/** What everybody's update is made of. */
interface LoadedSharedCart {
  record: SharedCartRecord
  cart: CartRecord
  products: LineProducts
}

async function loadShared(
  context: PlatformContext,
  sharedCartId: string,
  fromRevision: number,
  now: Date,
): Promise<LoadedSharedCart | undefined> {
  return context.database.read(context.tenant, async (sql) => {
    const record = await readSharedCart(sql, sharedCartId, now, fromRevision)
    const cart = record && (await readCartAs(sql, record.cartId, nobody))
    if (!record || !cart) return undefined
    const others = [
      ...record.suggestions.map(({ variantId }) => variantId),
      ...record.events.flatMap(({ line }) => line?.variantId ?? []),
    ]
    return { record, cart, products: await loadCartProducts(sql, context, cart, others) }
  })
}

const nobody: CartAsker = { key: '', role: 'VIEWER', person: null, sharedCart: null }

interface Listener {
  personId: string
  key: string
  /** The revision that they know. */
  known: number
  now: Date
}

function toUpdate(
  context: PlatformContext,
  loaded: LoadedSharedCart | undefined,
  { personId, key, known, now }: Listener,
): SharedCartUpdateView {
  if (!loaded) return toLast(known, { endReason: null, endedBy: null })
  const { record, products } = loaded
  const end = findEnd(record, personId)
  const person = record.people.find(({ id, isThere }) => id === personId && isThere)
  // Once it has ended, the owner alone keeps the cart.
  const isOver = record.state === 'ENDED' && person?.role !== 'OWNER'
  if (!person || isOver) return toLast(record.revision, end)
  const asker = toAsker(record, person, key)
  const cart = { ...loaded.cart, asker }
  const view = buildCartView(context, cart, { products, now })
  return {
    revision: record.revision,
    events: toEventViews(
      record.events.filter(({ revision }) => revision > known),
      { people: record.people, askerId: personId, products },
    ),
    here: record.people.filter(({ isHere }) => isHere).map(({ id }) => id),
    cart: view,
    sharedCart: toSharedCartView(record, { cart, view, products }),
    ...end,
  }
}

function toAsker(
  { id, revision, state, lockedUntil, people }: SharedCartRecord,
  { role, ...person }: SharedCartPersonRecord,
  key: string,
): CartAsker {
  const status = state === 'LOCKED' ? 'OPEN' : state
  return {
    key,
    role,
    person: { id: person.id, name: person.name },
    sharedCart: {
      id,
      revision,
      state: status,
      lockedUntil,
      ownerName: people.find((one) => one.role === 'OWNER')?.name ?? '',
    },
  }
}

/** The last update of who no longer belongs to it. */
function toLast(revision: number, end: SharedCartEnd): SharedCartUpdateView {
  return { revision, events: [], here: [], cart: null, sharedCart: null, ...end }
}
