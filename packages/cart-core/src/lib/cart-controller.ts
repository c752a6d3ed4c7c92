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
import { createNewLines } from './changes/new-lines.js'
import { createCartAtoms, toRemovedLine } from './changes/optimistic-cart.js'
import type { OptimisticCart, RemovedLine } from './changes/optimistic-cart.js'
import type { CartReply, CartTransport, CartUserError, MergedItem } from './cart-transport.js'
import { createPersistedCart, totalItems, type PersistedCart } from './persisted-cart.js'
import type { PersistedCartProblem } from './persisted-cart.js'

/** The part of `Window` whose events mean that the cart may have changed elsewhere. */
export interface CartPage {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

export interface CartOptions<Merged = MergedItem> {
  tenant: string
  transport: CartTransport<Merged>
  /** Storage of the badge's data; null on a server. */
  storage: TextStorage | null
  /**
   * Lets changes wait for a connection, also past a reload: `createOfflineChanges` of
   * `@floga/cart-core/offline`.
   *
   * @default they fail without one
   */
  offline?: OfflineChanges
  /**
   * Whether the visitor has a cart though its storage may have been deleted, as a cookie tells: an
   * empty storage is then not taken for no cart.
   *
   * @default only its storage tells
   */
  hasCart?: () => boolean
  /**
   * Storage of the tab, by which a page that is left before the server responded tells the next one
   * to read the cart again.
   *
   * @default the next page shows what the server had when it was requested
   */
  tabStorage?: TextStorage | null
  /** @default a store of its own */
  store?: AtomStore
  /** Milliseconds since 1970. @default the machine's clock */
  now?: () => number
  /** @default a random UUID */
  createMutationId?: () => string
  /** Called when stored content is invalid or storage fails. */
  onProblem?: (problem: PersistedCartProblem) => void
}

/** The visitor's cart in a browser. */
export interface CartController<Merged = MergedItem> {
  /** The cart with pending changes; null while there is nothing to show. */
  cartAtom: Atom<OptimisticCart | null>
  /** The cart as last confirmed by the server; null until then. */
  confirmedAtom: Atom<Cart | null>
  /** Number of items in the cart, including pending changes: also before the cart is loaded. */
  quantityAtom: Atom<number>
  /** The persisted part of the cart. */
  persistedAtom: Atom<PersistedCart | null>
  /** The line that was removed or saved last, until it is put back or another change is made. */
  removedLineAtom: Atom<RemovedLine | null>
  /** The change that the server made last for this page; null before the first. */
  madeAtom: Atom<CartChange | null>
  /** Changes made by a login, until the visitor has seen them. */
  mergedAtom: Atom<readonly Merged[]>
  /** Changes that wait for a connection. */
  waitingAtom: Atom<readonly WaitingChange[]>
  /** Results of changes that waited, until the visitor has seen them. */
  lateAnswersAtom: Atom<readonly LateAnswer[]>
  /**
   * Applies a change optimistically if its effect is known, and sends it; changes made while it is
   * pending are merged into one.
   *
   * @returns Why it was rejected and rolled back; null when it succeeded, and when it waits for a
   * connection.
   */
  change(change: CartChange): Promise<CartUserError | null>
  /**
   * Resolves once the changes so far are confirmed. Load a page that shows the cart afterwards.
   */
  settled(): Promise<void>
  /** Fetches the current cart from the server. */
  refresh(): Promise<void>
  /** Sets the cart that a page was loaded with; null when there is none. */
  receive(cart: Cart | null): void
  dismissMerged(): void
  dismissLateAnswers(): void
  /** Deletes all data of the cart after the user has logged out. */
  leave(): void
  /** Call after every navigation, with the path without its language. */
  navigated(path: string): void
  /**
   * Synchronizes the cart with other tabs, when the page becomes visible or is restored. @returns A
   * function that stops it.
   */
  connect(page: CartPage): () => void
}

/**
 * Creates the visitor's cart: optimistic updates, one request at a time, a persisted count for the
 * badge, synchronization between tabs. The app passes the transport.
 *
 * @example const cart = createCart({ tenant: 'default', transport, storage:
 * createLocalStorage(window, 'cart') }) await cart.change({ kind: 'add', variantId: '7', quantity:
 * 2 })
 */
export function createCart<Merged = MergedItem>(
  options: CartOptions<Merged>,
): CartController<Merged> {
  const { tenant, transport, storage, tabStorage, now, onProblem, hasCart = () => false } = options
  const { store = createStore(), createMutationId = () => crypto.randomUUID() } = options
  const shown = createCartAtoms(store)
  const persisted = createPersistedCart({ tenant, storage, store, now, onProblem })
  const removedLineAtom = atom<RemovedLine | null>(null)
  const madeAtom = atom<CartChange | null>(null)
  const mergedAtom = atom<readonly Merged[]>([])
  const lateAnswersAtom = atom<readonly LateAnswer[]>([])
  const unanswered = createUnansweredChanges(createMutationId)
  const newLines = createNewLines()
  let pendingCount = 0
  let openPath: string | null = null
  let isRead = false
  // Requests run in sequence, so that responses arrive in order.
  let last: Promise<unknown> = Promise.resolve()
  let settled = Promise.resolve()

  const inTurn = <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    const turn = last.then(request)
    last = turn.catch(() => undefined)
    return turn
  }
  const keep = (cart: Cart | null) => {
    if (cart) {
      persisted.refreshed(cart)
      newLines.learn(cart)
    } else persisted.clear()
    offline?.keep(cart)
  }
  /**
   * The request of a change outlives its page, and may reach the server after the request for the
   * next document, which then comes without the change, and without the cookie of a new cart. The
   * tab's storage says so from the change until the server has responded.
   */
  const forgetLeft = () => {
    if (pendingCount === 0) tryStorage(() => tabStorage?.erase())
  }
  const refresh = async () => {
    const reply = await inTurn(transport.read)
    if (!reply) return offline?.restore()
    forgetLeft()
    isRead = true
    shown.receive(reply.cart)
    unanswered.refresh()
    keep(reply.cart)
    if (reply.merged && reply.merged.length > 0) store.set(mergedAtom, reply.merged)
  }
  /**
   * Storage was deleted, or the first addition of another page was answered after this one was
   * loaded.
   */
  const isForgotten = (): boolean => !isRead && hasCart()
  const isBehind = (): boolean => {
    const known = persisted.read()
    const cart = store.get(shown.confirmedAtom)
    if (!known && !cart) return isForgotten()
    if (!known || !cart) return true
    return known.stale || known.id !== cart.id || known.version > cart.version
  }
  const catchUpLeft = () => {
    const isLeft = tryStorage(() => tabStorage?.read())
    const timers = (isLeft ? rereadsMs : []).map((ms) => setTimeout(() => void refresh(), ms))
    return () => timers.forEach(clearTimeout)
  }
  // A page restored from the back/forward cache shows outdated data.
  const onShow = (event: PageTransitionEvent) => {
    if (event.persisted) void refresh()
  }
  const send = (change: CartChange, id: string) =>
    inTurn<CartReply<Merged> | null>(async () => {
      const resolved = newLines.resolve(change)
      if (!resolved) return { cart: null, errors: [lineNotFound] }
      return transport.send([...toCartFields(resolved), ['mutationId', id]])
    })
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
    confirmedAtom: shown.confirmedAtom,
    quantityAtom: atom((get) => {
      const ahead = piecesOf(get(shown.cartAtom)) - piecesOf(get(shown.confirmedAtom))
      return Math.max(0, totalItems(get(persisted.persistedAtom)) + ahead)
    }),
    persistedAtom: persisted.persistedAtom,
    removedLineAtom,
    madeAtom,
    mergedAtom,
    waitingAtom: offline?.waitingAtom ?? atom<readonly WaitingChange[]>([]),
    lateAnswersAtom,
    async change(change) {
      const removed = toRemovedLine(change, store.get(shown.cartAtom))
      const unsent = offline?.wait(change, { isSent: false })
      if (unsent === 'full') return { ...lost, code: 'TOO_MANY_WAITING' }
      store.set(removedLineAtom, removed)
      if (unsent) return null
      persisted.markStale()
      const answering = queue.push(change)
      settled = Promise.all([settled, answering]).then(() => undefined)
      pendingCount += 1
      tryStorage(() => tabStorage?.write('1'))
      const answer = await answering
      pendingCount -= 1
      if (answer.ok) {
        forgetLeft()
        return null
      }
      const { code, lineId = null, available = null } = answer
      const isLost = code === lost.code && !answer.cart
      if (!isLost) forgetLeft()
      if (isLost && offline?.wait(change, { isSent: true }) === 'waits') return null
      // The change may or may not have been made: fetch the current cart.
      if (isLost) void refresh()
      return { code, lineId, available }
    },
    settled: () => settled,
    refresh,
    receive(cart) {
      shown.receive(cart)
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
      // Cards show their quantity in the cart: a page fetches the cart once when it opens.
      const isUnknown = Boolean(known && known.quantity > 0 && !store.get(shown.confirmedAtom))
      const isLost = !known && isForgotten()
      if (known?.stale || isUnknown || isOver || isLost) void refresh()
    },
    connect({ document, window }) {
      // A hidden tab fetches once it becomes visible.
      const catchUp = () => {
        if (document.visibilityState === 'visible' && isBehind()) void refresh()
      }
      const stopTabs = storage?.subscribe?.(() => {
        // A slower response in another tab was written over the newer one of this tab.
        const known = persisted.read()
        const cart = store.get(shown.confirmedAtom)
        const isOlder = known && cart?.id === known.id && cart.version > known.version
        // One that is stale is fetched: a change of that tab may be on its way.
        if (isOlder && !known.stale) persisted.refreshed(cart)
        catchUp()
      })
      const stopSending = offline?.connect(window)
      const stopCatchingUp = catchUpLeft()
      document.addEventListener('visibilitychange', catchUp)
      window.addEventListener('pageshow', onShow)
      return () => {
        stopTabs?.()
        stopCatchingUp()
        document.removeEventListener('visibilitychange', catchUp)
        window.removeEventListener('pageshow', onShow)
        stopSending?.()
      }
    },
  }
}

/** When a page reads the cart again whose predecessor did not wait for the server. */
const rereadsMs = [400, 1600, 4600]

/** Blocked or full: the next page shows what the server had. */
function tryStorage<Result>(use: () => Result): Result | undefined {
  try {
    return use()
  } catch {
    return undefined
  }
}

function piecesOf(cart: Pick<OptimisticCart, 'lines'> | Cart | null): number {
  return cart?.lines.reduce((sum, { quantity }) => sum + quantity, 0) ?? 0
}

const lost: CartUserError = { code: 'UNKNOWN', lineId: null, available: null }
const lineNotFound: CartUserError = { ...lost, code: 'LINE_NOT_FOUND' }
