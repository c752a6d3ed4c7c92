import type { TextStorage } from '@floga/browser-storage'
import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, createStore, type Atom } from 'jotai/vanilla'
import type { Cart } from './cart.js'
import type { CartChange } from './changes/cart-change.js'
import { toCartFields } from './changes/to-cart-fields.js'
import { createChangeQueue, type ChangeAnswer } from './changes/change-queue.js'
import { createUnansweredChanges } from './changes/unanswered-changes.js'
import type { LateAnswer, OfflineChanges } from './changes/offline-changes.js'
import type { WaitingChange } from './changes/waiting-changes.js'
import { createCartAtoms, type OptimisticCart } from './changes/optimistic-cart.js'
import type { CartTransport, CartUserError, MergedItem } from './cart-transport.js'
import { createPersistedCart, type PersistedCart } from './persisted-cart.js'
import type { PersistedCartProblem } from './persisted-cart.js'
import { toRemovedLine, type RemovedLine } from './removed-line.js'

/** The part of a browser's page that tells when the cart may have changed elsewhere. */
export interface CartPage {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

/** Options of {@link createCart}. */
export interface CartOptions<Merged = MergedItem> {
  tenant: string
  transport: CartTransport<Merged>
  /** Where the badge's part of the cart is kept; null on a server. */
  storage: TextStorage | null
  /**
   * Lets changes wait for a connection, also past a reload: `createOfflineChanges` of `@floga/cart-core/offline`.
   *
   * @default they fail without one
   */
  offline?: OfflineChanges
  /** @default a store of its own */
  store?: AtomStore
  /** Milliseconds since 1970. @default the machine's clock */
  now?: () => number
  /** @default a random UUID */
  createMutationId?: () => string
  /** Is told when stored content cannot be used or storage does not answer. */
  onProblem?: (problem: PersistedCartProblem) => void
}

/** The visitor's cart in a browser. */
export interface CartController<Merged = MergedItem> {
  /** The cart with the changes that wait for an answer; null while it is not known. */
  cartAtom: Atom<OptimisticCart | null>
  /** What the browser keeps of it between pages. */
  persistedAtom: Atom<PersistedCart | null>
  /** The line that was removed or saved last, until it is put back or another change is made. */
  removedLineAtom: Atom<RemovedLine | null>
  /** The change that the server made last for this page; null before the first. */
  madeAtom: Atom<CartChange | null>
  /** What a login changed in the cart, until it was read. */
  mergedAtom: Atom<readonly Merged[]>
  /** Changes that wait for a connection. */
  waitingAtom: Atom<readonly WaitingChange[]>
  /** What became of those that waited, until it was read. */
  lateAnswersAtom: Atom<readonly LateAnswer[]>
  /**
   * Shows a change at once where it is known what it does, and sends it; what is changed meanwhile goes in one.
   *
   * @param name Of the product, for what is said of a change that has to wait.
   * @returns Why it was refused; null when all went well, and when it waits for a connection.
   */
  change(change: CartChange, name?: string): Promise<CartUserError | null>
  /** Asks the server for the cart as it stands. */
  refresh(): Promise<void>
  /** A page came with the cart as it stands; null when there is none. */
  receive(cart: Cart | null): void
  dismissMerged(): void
  dismissLateAnswers(): void
  /** Whoever used this browser is gone: nothing of the cart stays in it. */
  leave(): void
  /** Call after every navigation, with the path without its language. */
  navigated(path: string): void
  /** Keeps the cart in step with other tabs, and when the page is looked at or brought back. @returns The way to stop it. */
  connect(page: CartPage): () => void
}

/**
 * Opens the visitor's cart: lines that change before the server has answered, one call at a time, the badge's count kept
 * between pages, other tabs followed. The app hands in how the server is asked.
 *
 * @example
 * const cart = createCart({ tenant: 'default', transport, storage: createLocalStorage(window, 'cart') })
 * await cart.change({ kind: 'add', variantId: '7', quantity: 2 })
 */
export function createCart<Merged = MergedItem>(
  options: CartOptions<Merged>,
): CartController<Merged> {
  const { tenant, transport, storage, now, onProblem } = options
  const { store = createStore(), createMutationId = () => crypto.randomUUID() } = options
  const shown = createCartAtoms(store)
  const persisted = createPersistedCart({ tenant, storage, store, now, onProblem })
  const removedLineAtom = atom<RemovedLine | null>(null)
  const madeAtom = atom<CartChange | null>(null)
  const mergedAtom = atom<readonly Merged[]>([])
  const lateAnswersAtom = atom<readonly LateAnswer[]>([])
  const unanswered = createUnansweredChanges(createMutationId)
  let openPath: string | null = null
  // Requests wait for one another, so that their answers come in order.
  let last: Promise<unknown> = Promise.resolve()

  const inTurn = <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(request)
    last = turn.catch(() => undefined)
    return turn
  }
  const keep = (cart: Cart | null) => {
    if (cart) persisted.refreshed(cart)
    else persisted.clear()
    offline?.keep(cart)
  }
  const refresh = async () => {
    const reply = await inTurn(transport.read)
    if (!reply) return offline?.restore()
    shown.receive(reply.cart)
    unanswered.refresh()
    keep(reply.cart)
    if (reply.merged && reply.merged.length > 0) store.set(mergedAtom, reply.merged)
  }
  const isBehind = (): boolean => {
    const known = persisted.read()
    const cart = store.get(shown.cartAtom)
    if (!known || !cart) return known !== null || cart !== null
    return known.stale || known.id !== cart.id || known.version > cart.version
  }
  // A page from the back/forward cache shows what was true when it was left.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) void refresh()
  }
  const send = (change: CartChange, id: string) =>
    inTurn(() => transport.send([...toCartFields(change), ['mutationId', id]]))
  const offline = options.offline?.({
    tenant,
    store,
    shown,
    persisted,
    idFor: (change, isSent) => (isSent ? unanswered.idFor(change) : createMutationId()),
    async send(change, id) {
      const reply = await send(change, id)
      if (reply?.errors[0]?.code === lost.code) return null
      if (reply?.cart) keep(reply.cart)
      return reply
    },
    onAnswer: (answer) => store.set(lateAnswersAtom, (known) => [...known, answer]),
    onProblem: (problem) => onProblem?.(problem),
  })
  const queue = createChangeQueue({
    cart: shown,
    async send(change): Promise<ChangeAnswer> {
      const id = unanswered.idFor(change)
      const reply = await send(change, id)
      if (reply?.cart) keep(reply.cart)
      else persisted.markStale()
      const error = reply ? reply.errors[0] : lost
      if (error?.code === lost.code) unanswered.lose(change, id)
      else unanswered.answer(change)
      if (error) return { ok: false, ...error, cart: reply?.cart ?? null }
      store.set(madeAtom, change)
      return reply?.cart ? { ok: true, cart: reply.cart } : { ok: false, ...lost }
    },
  })

  return {
    cartAtom: shown.cartAtom,
    persistedAtom: persisted.persistedAtom,
    removedLineAtom,
    madeAtom,
    mergedAtom,
    waitingAtom: offline?.waitingAtom ?? atom<readonly WaitingChange[]>([]),
    lateAnswersAtom,
    async change(change, name) {
      const removed = toRemovedLine(change, store.get(shown.cartAtom))
      const unsent = offline?.wait(change, { isSent: false, name })
      if (unsent === 'full') return { ...lost, code: 'TOO_MANY_WAITING' }
      store.set(removedLineAtom, removed)
      if (unsent) return null
      const answer = await queue.push(change)
      if (answer.ok) return null
      const { code, lineId = null, available = null } = answer
      const isLost = code === lost.code && !answer.cart
      if (isLost && offline?.wait(change, { isSent: true, name }) === 'waits') return null
      // Whether it was done is not known: the cart as it stands tells.
      if (isLost) void refresh()
      return { code, lineId, available }
    },
    refresh,
    receive(cart) {
      if (cart) shown.receive(cart)
      else shown.clear()
      unanswered.refresh()
      keep(cart)
    },
    dismissMerged: () => store.set(mergedAtom, []),
    dismissLateAnswers: () => store.set(lateAnswersAtom, []),
    leave() {
      offline?.clear()
      shown.clear()
      persisted.clear()
      store.set(removedLineAtom, null)
    },
    navigated(path) {
      if (path !== openPath) unanswered.clear()
      openPath = path
      const before = persisted.read()
      persisted.navigated(path)
      const known = persisted.read()
      const isOver = before !== null && known === null
      if (isOver) shown.clear()
      if (isOver) offline?.keep(null)
      // Cards say how many of theirs are in the cart: a page that opens asks once.
      const isUnknown = Boolean(known && known.quantity > 0 && !store.get(shown.cartAtom))
      if (known?.stale || isUnknown || isOver) void refresh()
    },
    connect({ document, window }) {
      // A tab that nobody looks at asks once somebody does.
      const catchUp = () => {
        if (document.visibilityState === 'visible' && isBehind()) void refresh()
      }
      const stopTabs = storage?.subscribe?.(catchUp)
      const stopSending = offline?.connect(window)
      document.addEventListener('visibilitychange', catchUp)
      window.addEventListener('pageshow', onShow)
      return () => {
        stopTabs?.()
        document.removeEventListener('visibilitychange', catchUp)
        window.removeEventListener('pageshow', onShow)
        stopSending?.()
      }
    },
  }
}

const lost: CartUserError = { code: 'UNKNOWN', lineId: null, available: null }
