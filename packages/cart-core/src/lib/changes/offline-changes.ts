import type { TextStorage } from '@floga/browser-storage'
import type { AtomStore, StorageProblem } from '@floga/browser-storage/atoms'
import type { Atom } from 'jotai/vanilla'
import type { Cart } from '../cart.js'
import type { CartReply, CartUserError } from '../cart-transport.js'
import type { PersistedCartAtom } from '../persisted-cart.js'
import { isShown, type CartChange } from './cart-change.js'
import { findLine, newLineId, type CartAtoms } from './optimistic-cart.js'
import { createWaitingChanges } from './waiting-changes.js'
import type { WaitingChange, WaitingChangesFault } from './waiting-changes.js'

/** The server's result of a change that waited for a connection. */
export interface LateAnswer {
  /** Name of the product, if known. */
  name: string | null
  /** Null when it was made. */
  userError: CartUserError | null
}

export interface OfflineChangesOptions {
  /** Storage of the cart's lines and pending changes; null on a server. */
  storage: TextStorage | null
  isOffline: () => boolean
}

/** The cart's functions that the offline queue uses. */
export interface OfflineCart {
  tenant: string
  store: AtomStore
  shown: CartAtoms
  persisted: Pick<PersistedCartAtom, 'markStale'>
  /** The id to send a change with. `isSent`: the one that it had. */
  idFor(change: CartChange, isSent: boolean): string
  /**
   * Sends a change in turn and stores the returned cart; null when it is unknown whether it was
   * made.
   */
  send(change: CartChange, id: string): Promise<CartReply<unknown> | null>
  /** Called with the result of each change that waited. */
  onAnswer: (answer: LateAnswer) => void
  onProblem: (problem: StorageProblem<WaitingChangesFault>) => void
}

/** The changes of one cart that wait for a connection. */
export interface OpenedOfflineChanges {
  waitingAtom: Atom<readonly WaitingChange[]>
  /**
   * Lets a change wait. Null where it has to be made now or not at all.
   *
   * @param of `isSent`: it may have reached the server.
   */
  wait(change: CartChange, of: { isSent: boolean }): 'waits' | 'full' | null
  /** The server has responded with its cart; null when there is none. */
  keep(cart: Cart | null): void
  /** There was no response: offline the last known cart is shown. */
  restore(): void
  clear(): void
  /**
   * Sends pending changes, now and whenever the browser is online again. @returns A function that
   * stops it.
   */
  connect(window: Pick<Window, 'addEventListener' | 'removeEventListener'>): () => void
}

/** Lets the changes of a cart wait for a connection: `offline` of a cart's options. */
export type OfflineChanges = (cart: OfflineCart) => OpenedOfflineChanges

/**
 * Lets changes of lines wait for a connection, also past a reload, and sends them once it is back.
 *
 * @example
 * const offline = createOfflineChanges({ storage, isOffline: () => !navigator.onLine })
 * const cart = createCart({ tenant: 'default', transport, storage: badge, offline })
 */
export function createOfflineChanges({
  storage,
  isOffline,
}: OfflineChangesOptions): OfflineChanges {
  return ({ tenant, store, shown, persisted, idFor, send, onAnswer, onProblem }) => {
    const waiting = createWaitingChanges({ tenant, store, storage, shown, onProblem })

    const sendWaiting = async (): Promise<void> => {
      if (isOffline()) return
      await waiting.send(async ({ id, change, name }) => {
        const reply = await send(change, id)
        if (!reply) return null
        const userError = reply.errors[0] ?? null
        onAnswer({ name, userError })
        return { cart: reply.cart }
      })
    }
    const onOnline = () => void sendWaiting()

    return {
      waitingAtom: waiting.waitingAtom,
      wait(change, { isSent }) {
        if (!isOffline()) return null
        if (change.kind === 'restore') return waiting.takeBack(change.lineId) ? 'waits' : null
        // A difference is still meaningful an hour later.
        if (!isShown(change)) return null
        const lineId = change.kind === 'add' ? newLineId(change.variantId) : change.lineId
        const cart = store.get(shown.cartAtom)
        const line = cart && findLine(cart, lineId)
        const name = (change.kind === 'add' && change.preview?.name) || (line?.name ?? null)
        const id = idFor(change, isSent)
        if (!waiting.add({ id, change, name, isSent })) return 'full'
        persisted.markStale()
        return 'waits'
      },
      keep: waiting.keep,
      restore: () => {
        if (isOffline()) waiting.restore()
      },
      clear: waiting.clear,
      connect(window) {
        if (waiting.read().length > 0 || isOffline()) waiting.restore()
        onOnline()
        window.addEventListener('online', onOnline)
        return () => window.removeEventListener('online', onOnline)
      },
    }
  }
}
