import type { Cart } from '../cart.js'
import type {
  KnownSharedCart,
  SharedCart,
  SharedCartEvent,
  SharedCartPerson,
  SharedCartUpdate,
} from '../shared/shared-cart.js'
import { createExampleCart, createExampleLine } from './example-cart.js'

/** A person in tests: Maria, an editor who is not the visitor. */
export function createExamplePerson(changes: Partial<SharedCartPerson> = {}): SharedCartPerson {
  return {
    id: 'maria',
    name: 'Maria',
    role: 'EDITOR',
    isHere: true,
    isAsker: false,
    joinedAt: '2026-01-01T10:00:00.000Z',
    ...changes,
  }
}

/** A shared cart of a test: Giorgos, the visitor, is the owner, and Maria is a member. */
export function createExampleSharedCart(changes: Partial<KnownSharedCart> = {}): KnownSharedCart {
  const owner = createExamplePerson({
    id: 'giorgos',
    name: 'Giorgos',
    role: 'OWNER',
    isAsker: true,
  })
  return {
    id: 'shared-1',
    revision: 1,
    state: 'OPEN',
    member: null,
    owner,
    people: [owner, createExamplePerson()],
    lockedUntil: null,
    suggestions: [],
    invitations: [],
    expiresAt: '2026-01-31T10:00:00.000Z',
    log: [],
    ...changes,
  }
}

/** Something that happened in a test: Maria added two filters. */
export function createExampleEvent(changes: Partial<SharedCartEvent> = {}): SharedCartEvent {
  return {
    revision: 2,
    kind: 'LINE_ADDED',
    person: createExamplePerson(),
    at: '2026-01-01T10:05:00.000Z',
    lineId: 'line-2',
    productName: 'Filter',
    quantity: 2,
    difference: 2,
    otherPerson: null,
    ...changes,
  }
}

/** An update of a test: the events of its revision, and the cart after them. */
export function createExampleUpdate(
  revision: number,
  events: Partial<SharedCartEvent>[] = [],
  changes: Partial<SharedCart> & { cart?: Cart } = {},
): SharedCartUpdate {
  const { cart = null, ...rest } = changes
  return {
    revision,
    events: events.map((event) => createExampleEvent({ revision, ...event })),
    cart,
    sharedCart: createExampleSharedCart({ revision, ...rest }),
  }
}

/** A cart of a test with one line that Maria added, or none. */
export function createSharedLineCart(version: number, quantity: number | null): Cart {
  const line = createExampleLine({ quantity: quantity ?? 1, authorId: 'maria' })
  return createExampleCart({ version, lines: quantity === null ? [] : [line] })
}
