import { readCart, readCartAs } from '../../domains/cart/read-cart.js'
import type { CartRecord } from '../../domains/cart/read-cart.js'
import type { CartActor } from '../../domains/cart/shared/cart-actor.js'
import { readSharedCart } from '../../domains/cart/shared/read-shared-cart.js'
import type {
  SharedCartPersonRecord,
  SharedCartRecord,
} from '../../domains/cart/shared/read-shared-cart.js'
import type { SharedCartHub } from '../../domains/cart/shared/shared-cart-hub.js'
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
 * Listens to a shared cart: an update at once, then one with each change, until the actor no longer
 * belongs to it.
 *
 * Returns before the cart is read: under load the response's head must not wait for the database.
 *
 * @throws {GraphQLError} with code TOO_MANY_LISTENERS, and status 429.
 */
export function listenToSharedCart(
  context: PlatformContext,
  options: ListenToSharedCartOptions,
): Updates {
  const { tenant, clientAddress: address } = context
  if (options.hub.isFull({ tenant, address })) {
    throw createGraphQLError('Too many listeners.', {
      extensions: { code: 'TOO_MANY_LISTENERS', http: { status: 429 } },
    })
  }
  return createUpdates(() => openUpdates(context, options))
}

/** Reads the updates of a cart; the next one is undefined once its listener is closed. */
interface OpenedUpdates {
  next(): Promise<SharedCartUpdateView | undefined>
  close(): void
}

async function openUpdates(
  context: PlatformContext,
  { hub, clock, cartId, afterRevision }: ListenToSharedCartOptions,
): Promise<OpenedUpdates> {
  const { database, tenant } = context
  const found = await database.read(tenant, async (sql) => {
    const { person, sharedCart } = (await readCart(sql, cartId, clock()))?.actor ?? {}
    return person && sharedCart && sharedCart.state !== 'ENDED'
      ? { person, sharedCart }
      : readEnd(sql, cartId, clock())
  })
  if (!('person' in found)) {
    return { next: () => Promise.resolve(toLast(afterRevision, found)), close: () => undefined }
  }
  const { person, sharedCart } = found
  const who = { tenant, sharedCartId: sharedCart.id, personId: person.id }
  const call = { ...who, address: context.clientAddress, revision: afterRevision }
  // Others may have come since the head was sent: the client tries again.
  const listener = await hub.open(call)
  if (!listener) return { next: () => Promise.resolve(undefined), close: () => undefined }
  let known = afterRevision
  return {
    async next() {
      const notice = await listener.next()
      if (!notice) return undefined
      const now = clock()
      const loaded = await notice.once(`${context.locale} ${context.timezone}`, () =>
        loadShared(context, sharedCart.id, notice.fromRevision, now),
      )
      const update = toUpdate(context, loaded, { personId: person.id, key: cartId, known, now })
      known = Math.max(known, update.revision)
      listener.know(known)
      return update
    },
    close: () => listener.close(),
  }
}

/**
 * A stream that a client may end while it is opened or waits, which a generator function's could
 * not.
 */
function createUpdates(open: () => Promise<OpenedUpdates>): Updates {
  const end = { done: true, value: undefined } as const
  let opening: Promise<OpenedUpdates> | undefined
  let isDone = false
  const close = () => {
    isDone = true
    opening?.then(
      (opened) => opened.close(),
      () => undefined,
    )
    return Promise.resolve(end)
  }
  return {
    async next() {
      if (isDone) return end
      opening ??= open()
      const update = await (await opening).next()
      if (!update || isDone) return close()
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

/** Data shared by all listeners' updates. */
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
    const cart = record && (await readCartAs(sql, record.cartId, anonymous))
    if (!record || !cart) return undefined
    const others = [
      ...record.suggestions.map(({ variantId }) => variantId),
      ...record.events.flatMap(({ line }) => line?.variantId ?? []),
    ]
    return { record, cart, products: await loadCartProducts(sql, context, cart, others) }
  })
}

const anonymous: CartActor = { key: '', role: 'VIEWER', person: null, sharedCart: null }

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
  // After it ended, only the owner still has the cart.
  const isOver = record.state === 'ENDED' && person?.role !== 'OWNER'
  if (!person || isOver) return toLast(record.revision, end)
  const actor = toActor(record, person, key)
  const cart = { ...loaded.cart, actor }
  const view = buildCartView(context, cart, { products, now })
  return {
    revision: record.revision,
    events: toEventViews(
      record.events.filter(({ revision }) => revision > known),
      { people: record.people, actorId: personId, products },
    ),
    here: record.people.filter(({ isHere }) => isHere).map(({ id }) => id),
    cart: view,
    sharedCart: toSharedCartView(record, { cart, view, products }),
    ...end,
  }
}

function toActor(
  { id, revision, state, lockedUntil, people, suggestions }: SharedCartRecord,
  { role, ...person }: SharedCartPersonRecord,
  key: string,
): CartActor {
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
      suggestionCount: suggestions.length,
    },
  }
}

/** The last update of who no longer belongs to it. */
function toLast(revision: number, end: SharedCartEnd): SharedCartUpdateView {
  return { revision, events: [], here: [], cart: null, sharedCart: null, ...end }
}
