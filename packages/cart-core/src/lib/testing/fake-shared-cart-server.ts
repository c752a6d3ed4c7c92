import { reconcile } from '../changes/optimistic-cart.js'
import { parseCartForm } from '../changes/cart-change.js'
import type { CartReply, CartUserError } from '../cart-transport.js'
import type { Cart, CartLine } from '../cart.js'
import type {
  SharedCartEvent,
  SharedCartEventKind,
  SharedCartPerson,
  SharedCartUpdate,
} from '../shared/shared-cart.js'
import { createExampleCart, createExampleLine } from './example-cart.js'
import { createExamplePerson, createExampleSharedCart } from './example-shared-cart.js'

/** A stream of one person, as the server sees it. */
interface Listener {
  personId: string
  send: (update: SharedCartUpdate) => void
}

type Fields = readonly (readonly [name: string, value: string])[]

/**
 * A server of a test that holds one shared cart by its rules: roles, differences, each change once,
 * removed stays removed.
 */
export function createFakeSharedCartServer(peopleCount: number) {
  const people: SharedCartPerson[] = Array.from({ length: peopleCount }, (_, number) =>
    createExamplePerson({
      id: `person-${number}`,
      name: `Person ${number}`,
      role: number === 0 ? 'OWNER' : number === 4 ? 'VIEWER' : 'EDITOR',
    }),
  )
  const events: SharedCartEvent[] = []
  const listeners = new Set<Listener>()
  const answered = new Map<string, CartUserError[]>()
  const removed = new Map<string, { line: CartLine; by: string }>()
  let cart: Cart = createExampleCart({ lines: [] })
  let linesCount = 0
  let isLocked = false

  const revision = () => events.length + 1
  const personOf = (personId: string) => people.find(({ id }) => id === personId)
  const seenBy = (personId: string): SharedCartPerson[] =>
    people.map((person) => ({ ...person, isAsker: person.id === personId }))

  const updateFor = (personId: string, afterRevision: number): SharedCartUpdate => {
    const seen = seenBy(personId)
    const actor = seen.find(({ isAsker }) => isAsker) ?? null
    const isMember = actor !== null && actor.role !== 'OWNER'
    const all = events.map((event) => ({
      ...event,
      person: event.person && { ...event.person, isAsker: event.person.id === personId },
    }))
    const since = all.filter((event) => event.revision > afterRevision)
    if (!actor) return { revision: revision(), events: since, cart: null, sharedCart: null }
    return {
      revision: revision(),
      events: since,
      cart,
      sharedCart: createExampleSharedCart({
        revision: revision(),
        state: isLocked ? 'LOCKED' : 'OPEN',
        owner: isMember ? null : actor,
        member: isMember ? actor : null,
        people: seen,
        lockedUntil: isLocked ? '2026-01-05T00:00:00.000Z' : null,
        log: all.toReversed().slice(0, 50),
      }),
    }
  }
  const add = (kind: SharedCartEventKind, personId: string, changes: Partial<SharedCartEvent>) => {
    const before = revision()
    const anonymous = { lineId: null, productName: null, quantity: null, difference: null }
    const [person = null, otherPerson = null] = [personOf(personId), changes.otherPerson]
    const at = '2026-01-01T10:00:00.000Z'
    events.push({ revision: before + 1, kind, at, ...anonymous, ...changes, person, otherPerson })
    for (const { personId: to, send } of listeners) send(updateFor(to, before))
  }
  const change = (personId: string, fields: Fields): CartUserError[] => {
    const parsed = parseCartForm(new Map(fields))
    const person = personOf(personId)
    if (parsed.status === 'invalid' || !person) return refuse('NOT_ALLOWED')
    const asked = parsed.change
    if (person.role === 'VIEWER') return refuse('NOT_ALLOWED')
    if (isLocked && person.role !== 'OWNER') return refuse('CART_LOCKED')
    if (asked.kind === 'add') {
      const known = cart.lines.find(({ variantId }) => variantId === asked.variantId)
      const line = known ?? {
        ...createExampleLine({ id: `line-${(linesCount += 1)}`, variantId: asked.variantId }),
        quantity: 0,
        authorId: personId,
      }
      const quantity = Math.min(line.quantity + asked.quantity, 999)
      replace(line, { ...line, quantity })
      add(known ? 'LINE_CHANGED' : 'LINE_ADDED', personId, toEventLine(line, quantity))
      return []
    }
    if (!('lineId' in asked)) return refuse('NOT_ALLOWED')
    const gone = removed.get(asked.lineId)
    const line = gone?.line ?? cart.lines.find(({ id }) => id === asked.lineId)
    if (!line) return refuse('LINE_NOT_FOUND', asked.lineId)
    const mayChange = person.role === 'OWNER' || line.authorId === personId
    if (!mayChange) return refuse('NOT_ALLOWED', asked.lineId)
    if (asked.kind === 'restore') {
      if (!gone) return []
      removed.delete(line.id)
      replace(line, line)
      add('LINE_RESTORED', personId, toEventLine(line, line.quantity))
      return []
    }
    if (gone) return refuse('LINE_REMOVED', line.id, gone.by)
    const next = reconcile(cart, [asked]).lines.find(({ id }) => id === line.id)
    replace(line, next ? { ...line, quantity: next.quantity } : null)
    if (!next) removed.set(line.id, { line, by: person.name })
    add(next ? 'LINE_CHANGED' : 'LINE_REMOVED', personId, toEventLine(line, next?.quantity ?? 0))
    return []
  }
  const replace = (line: CartLine, next: CartLine | null) => {
    const index = cart.lines.findIndex(({ id }) => id === line.id)
    const lines = cart.lines.filter(({ id }) => id !== line.id)
    if (next) lines.splice(index < 0 ? lines.length : index, 0, next)
    cart = { ...cart, lines, version: cart.version + 1 }
  }

  return {
    /**
     * Subscribes to the cart; the first update is immediate. @returns A function that unsubscribes.
     */
    subscribe(personId: string, afterRevision: number, send: Listener['send']) {
      const listener = { personId, send }
      listeners.add(listener)
      send(updateFor(personId, afterRevision))
      return () => void listeners.delete(listener)
    },
    /** A change that is sent twice counts once. */
    send(personId: string, fields: Fields): CartReply {
      const mutationId = new Map(fields).get('mutationId') ?? ''
      const errors = answered.get(mutationId) ?? change(personId, fields)
      answered.set(mutationId, errors)
      return { cart: personOf(personId) ? cart : null, errors }
    },
    read: (personId: string): CartReply => ({ cart: personOf(personId) ? cart : null, errors: [] }),
    lock(locked: boolean) {
      if (locked === isLocked) return
      isLocked = locked
      add(locked ? 'LOCKED' : 'UNLOCKED', 'person-0', {})
    },
    removePerson(personId: string) {
      const person = personOf(personId)
      if (!person || person.role === 'OWNER') return
      people.splice(people.indexOf(person), 1)
      add('REMOVED_PERSON', 'person-0', { otherPerson: person })
    },
    updateFor,
    linesCount: () => linesCount,
    isMember: (personId: string) => personOf(personId) !== undefined,
    cart: () => cart,
    changesCount: () => answered.size,
  }
}

function toEventLine(line: CartLine, quantity: number): Partial<SharedCartEvent> {
  const difference = quantity - line.quantity
  return { lineId: line.id, productName: line.name, quantity, difference }
}

function refuse(code: string, lineId: string | null = null, by?: string): CartUserError[] {
  return [{ code, lineId, available: null, ...(by ? { by } : {}) }]
}
