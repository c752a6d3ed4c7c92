import type { TextStorage } from '@floga/browser-storage'
import { createStoredAtom, type AtomStore, type StorageProblem } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import type { Cart } from '../cart.js'
import { foreign, isObject, parseStored, type StoredFault } from '../parse-stored.js'
import { isShown, mergeChanges, type CartChange } from './cart-change.js'
import type { CartAtoms } from './optimistic-cart.js'

/** A change that waits for a connection. */
export interface WaitingChange {
  /** It is sent with this id, however often, and counts once. */
  id: string
  change: CartChange
  /** Name of the product, if known. */
  name: string | null
  /** Whether it may have reached the server: then it is sent again as it is. */
  isSent: boolean
}

/** Why stored text is not a valid queue of this cart. */
export type WaitingChangesFault = StoredFault

export interface WaitingChangesOptions {
  tenant: string
  store: AtomStore
  /** Null on a server. */
  storage: TextStorage | null
  shown: CartAtoms
  onProblem?: ((problem: StorageProblem<WaitingChangesFault>) => void) | undefined
}

/** The last known cart and the changes made to it offline. */
export interface WaitingChanges {
  waitingAtom: Atom<readonly WaitingChange[]>
  read(): readonly WaitingChange[]
  /** The server has responded with its cart; null when there is none. */
  keep(cart: Cart | null): void
  /**
   * Applies a change optimistically and stores it. Changes of the same line are merged to one
   * difference.
   *
   * @returns False when {@link MAX_WAITING_CHANGES} are queued: then nothing is applied or stored.
   */
  add(waiting: WaitingChange): boolean
  /** Undoes a removal that was not sent. False when there is none. */
  takeBack(lineId: string): boolean
  /** Shows the last known cart with its pending changes, unless a newer one is shown. */
  restore(): void
  /**
   * Sends pending changes in order. A change to which `ask` returns null stays queued, with all
   * that follow.
   */
  send(ask: (waiting: WaitingChange) => Promise<{ cart: Cart | null } | null>): Promise<void>
  clear(): void
}

interface Stored {
  v: 1
  tenant: string
  cart: Cart | null
  waiting: readonly WaitingChange[]
}

/** So many changes wait at most: storage is small, and all of them are sent one after another. */
export const MAX_WAITING_CHANGES = 50

/** Persists a cart's lines and pending changes, so that both survive a reload while offline. */
export function createWaitingChanges(options: WaitingChangesOptions): WaitingChanges {
  const { tenant, store, storage, shown, onProblem } = options
  const empty: Stored = { v: 1, tenant, cart: null, waiting: [] }
  const stored = createStoredAtom<Stored, WaitingChangesFault>({
    storage,
    empty,
    parse: (text) => parseWaiting(text, tenant),
    onProblem,
  })
  let begun: readonly string[] = []

  const change = (next: (known: Stored) => Stored): void =>
    store.set(stored.changeAtom, (known) => {
      const value = next(known)
      return value.cart === null && value.waiting.length === 0 ? empty : value
    })
  /** Replaces the optimistic changes by the current queue. */
  const show = (): void => {
    shown.settle(begun)
    begun = stored.read().waiting.map(({ change: waiting }) => shown.begin(waiting))
  }

  return {
    waitingAtom: atom((get) => get(stored.valueAtom).waiting),
    read: () => stored.read().waiting,
    keep: (cart) => change((known) => ({ ...known, cart })),
    add(added) {
      const waiting = addWaiting(stored.read().waiting, added)
      if (waiting.length > MAX_WAITING_CHANGES) return false
      change((known) => ({ ...known, waiting }))
      show()
      return true
    },
    takeBack(lineId) {
      const { waiting } = stored.read()
      const isRemoval = (one: WaitingChange): boolean =>
        !one.isSent &&
        (one.change.kind === 'remove' || one.change.kind === 'save') &&
        one.change.lineId === lineId
      if (!waiting.some(isRemoval)) return false
      change((known) => ({ ...known, waiting: known.waiting.filter((one) => !isRemoval(one)) }))
      show()
      return true
    },
    restore() {
      const { cart } = stored.read()
      if (cart && store.get(shown.confirmedAtom) === null) shown.receive(cart)
      show()
    },
    async send(ask) {
      for (const waiting of stored.read().waiting) {
        const answer = await ask(waiting)
        if (!answer) return
        change((known) => ({
          ...known,
          cart: answer.cart ?? known.cart,
          waiting: known.waiting.filter(({ id }) => id !== waiting.id),
        }))
        if (answer.cart) shown.receive(answer.cart)
        show()
      }
    },
    clear() {
      change(() => empty)
      shown.settle(begun)
      begun = []
    },
  }
}

/** Merges a change into the latest unsent one of its line, or appends it. */
function addWaiting(
  waiting: readonly WaitingChange[],
  added: WaitingChange,
): readonly WaitingChange[] {
  for (const known of [...waiting].reverse()) {
    const merged = known.isSent || added.isSent ? null : mergeChanges(known.change, added.change)
    if (merged) return waiting.map((one) => (one === known ? { ...known, change: merged } : one))
  }
  return [...waiting, added]
}

function parseWaiting(
  text: string,
  tenant: string,
): { ok: true; value: Stored } | { ok: false; code: WaitingChangesFault } {
  const stored = parseStored(text, tenant)
  if (!stored.ok) return stored
  const { value } = stored
  const { cart, waiting } = value
  const isCart = cart === null || (isObject(cart) && Array.isArray(cart.lines))
  const isList = Array.isArray(waiting) && waiting.length <= MAX_WAITING_CHANGES
  if (!isCart || !isList || !waiting.every(isWaitingChange)) return foreign
  // Written by this module; its outline was just looked at.
  return { ok: true, value: value as unknown as Stored }
}

function isWaitingChange(value: unknown): value is WaitingChange {
  if (!isObject(value) || typeof value.id !== 'string' || !isObject(value.change)) return false
  return isShown(value.change as CartChange)
}
