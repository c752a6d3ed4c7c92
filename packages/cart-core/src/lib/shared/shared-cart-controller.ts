import type { TextStorage } from '@floga/browser-storage'
import type { AtomStore, StorageProblem } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import type { CartController } from '../cart-controller.js'
import type { CartReply, CartTransport } from '../cart-transport.js'
import type { Cart } from '../cart.js'
import { createAnnouncements, type SharedCartAnnouncement } from './announcements.js'
import { applyUpdate, endOf, findOwner } from './apply-update.js'
import type { ConnectionState } from './connection-state.js'
import { createLineConflicts, type LineConflict } from './line-conflicts.js'
import { createLiveConnection, type SharedCartPage } from './live-connection.js'
import { systemClock, type SharedCartClock } from './shared-cart-clock.js'
import type { SharedCartTransport } from './shared-cart-transport.js'
import type {
  KnownSharedCart,
  SharedCart,
  SharedCartEnd,
  SharedCartEnding,
  SharedCartPerson,
  SharedCartSuggestion,
  SharedCartUpdate,
} from './shared-cart.js'
import { createSharedCartLock } from './shared-cart-lock.js'
import { createSharedCartStore, type StoredSharedCart } from './stored-shared-cart.js'
import type { StoredSharedCartFault } from './stored-shared-cart.js'
import { createWaitingTransport } from './waiting-transport.js'

export interface SharedCartOptions<Suggestion extends SharedCartSuggestion = SharedCartSuggestion> {
  tenant: string
  transport: SharedCartTransport<Suggestion>
  /** Storage of the shared cart between pages; null on a server. */
  storage: TextStorage | null
  /** The visitor's cart, which is the shared one while they belong to it. */
  cart: Pick<CartController, 'cartAtom' | 'receive' | 'refresh'>
  /** The cart's own store. */
  store: AtomStore
  /** @default the machine's clock */
  clock?: SharedCartClock
  /** From 0 to 1. @default Math.random */
  random?: () => number
  /** Called with problems of storage; none of them is thrown. */
  onProblem?: (problem: StorageProblem<StoredSharedCartFault>) => void
}

/** The shared cart that the visitor belongs to, in a browser. */
export interface SharedCartController<
  Suggestion extends SharedCartSuggestion = SharedCartSuggestion,
> {
  /** Id, current cart, and the visitor as member or owner. */
  sharedCartAtom: Atom<StoredSharedCart<Suggestion>>
  /** Whether the visitor belongs to a shared cart. */
  existsAtom: Atom<boolean>
  connectionAtom: Atom<ConnectionState>
  /**
   * Until when the owner's checkout locks the cart, in milliseconds since 1970; null while it is
   * open. It ends automatically.
   */
  lockedUntilAtom: Atom<number | null>
  /** Lines that others removed or changed while the visitor had a part in them. */
  conflictsAtom: Atom<readonly LineConflict[]>
  /** Others' changes for a screen reader: at most one announcement per ten seconds. */
  announcementAtom: Atom<SharedCartAnnouncement | null>
  /** Why the shared cart is over for the visitor; null while it is not. */
  endAtom: Atom<SharedCartEnding | null>
  /** Sets the shared cart that a page was loaded with. */
  update(sharedCart: SharedCart<Suggestion>): void
  /** The visitor is a member, and not the owner. */
  login(member: SharedCartPerson): void
  /** The visitor is the owner, and not a member. */
  setOwner(owner: SharedCartPerson): void
  /** Discards the shared cart and the reason why it ended. */
  clear(): void
  dismissConflict(lineId: string): void
  /** Subscribes to the cart while the page is open. @returns A function that stops it. */
  connect(page: SharedCartPage): () => void
  /**
   * The way that the cart's changes take while it is shared: without a connection they wait, and
   * are sent on return.
   *
   * @example
   * createCart({ transport: { read, send: (fields) => sharedTransport().send(fields) } })
   */
  wrapTransport<Merged>(transport: CartTransport<Merged>): CartTransport<Merged>
}

/**
 * Creates this visitor's shared cart: receives others' changes, persists it between pages, and
 * reports removed lines, locks and the end. The lines themselves are part of the visitor's cart.
 */
export function createSharedCart<Suggestion extends SharedCartSuggestion = SharedCartSuggestion>(
  options: SharedCartOptions<Suggestion>,
): SharedCartController<Suggestion> {
  const { tenant, transport, storage, cart, onProblem } = options
  const { store, clock = systemClock, random = () => Math.random() } = options
  const kept = createSharedCartStore<Suggestion>({ tenant, storage, store, onProblem })
  const conflicts = createLineConflicts(store)
  const announcements = createAnnouncements(store, clock)
  const lock = createSharedCartLock(store, clock)
  const endAtom = atom<SharedCartEnding | null>(null)
  // An ordered cart stays readable in this page; it is not persisted.
  const orderedAtom = atom<StoredSharedCart<Suggestion> | null>(null)
  // The value that this page has received; the stored one may be another tab's.
  let known: KnownSharedCart<Suggestion> | null = kept.read().data
  let waitingCart: Cart | null = null
  let sendingCount = 0

  const finish = (reason: SharedCartEnd, { by = null }: { by?: string | null } = {}) => {
    store.set(endAtom, { reason, by, wasOwner: Boolean(known?.owner) })
    announcements.stop()
    conflicts.clear()
    lock.set(null)
    waitingCart = null
    if (reason === 'ordered') store.set(orderedAtom, store.get(kept.valueAtom))
    else known = null
    kept.clear()
    connection.close(reason)
    // Show the visitor's own cart again.
    void cart.refresh()
  }
  const receive = (update: SharedCartUpdate<Suggestion>, isFirst: boolean) => {
    const applied = applyUpdate(known, update, { isFirst, nowMs: clock.nowMs() })
    if (applied.status === 'incomplete') return 'reopen'
    if (applied.status === 'ignored') return 'continue'
    if (applied.status === 'over') {
      finish(applied.end, applied)
      return 'continue'
    }
    known = applied.sharedCart
    store.set(orderedAtom, null)
    kept.update(known)
    conflicts.apply(applied.news, known)
    announcements.add(applied.news)
    lock.set(known.lockedUntil)
    if (applied.end) finish(applied.end, { by: findOwner(known)?.name ?? null })
    else if (update.cart) receiveCart(update.cart)
    return 'continue'
  }
  const receiveCart = (next: Cart) => {
    waitingCart = next
    showCart()
  }
  // A cart that arrives while a change is pending may contain the change already: it would count
  // twice until it is confirmed.
  const showCart = () => {
    const shown = store.get(cart.cartAtom)
    if (shown) conflicts.show(shown.lines)
    if (!waitingCart || sendingCount > 0 || shown?.totalsStatus === 'updating') return
    const next = waitingCart
    waitingCart = null
    cart.receive(next)
  }
  const connection = createLiveConnection<Suggestion>({
    store,
    transport,
    clock,
    random,
    knownRevision: () => known?.revision ?? 0,
    onUpdate: receive,
    onGone: () => finish(endOf(known, [], { isFirst: true, nowMs: clock.nowMs() })),
  })
  const onCartReply = ({ errors }: CartReply<unknown>) => {
    for (const { code, lineId, by } of errors) {
      if (code === 'LINE_REMOVED' && lineId) conflicts.refuse(lineId, by ?? null, known)
    }
  }

  const sharedCartAtom = atom((get) => get(orderedAtom) ?? get(kept.valueAtom))

  return {
    sharedCartAtom,
    existsAtom: atom((get) => get(sharedCartAtom).id !== null),
    connectionAtom: connection.connectionAtom,
    lockedUntilAtom: lock.lockedUntilAtom,
    conflictsAtom: conflicts.conflictsAtom,
    announcementAtom: announcements.announcementAtom,
    endAtom: atom((get) => get(endAtom)),
    update(sharedCart) {
      const { revision, log: events = [] } = sharedCart
      receive({ revision, events, cart: null, sharedCart }, true)
    },
    login: kept.login,
    setOwner: kept.setOwner,
    clear() {
      known = null
      waitingCart = null
      store.set(orderedAtom, null)
      kept.clear()
      conflicts.clear()
      announcements.stop()
      lock.set(null)
      store.set(endAtom, null)
    },
    dismissConflict: conflicts.dismiss,
    connect(page) {
      store.set(endAtom, null)
      const stopShowing = store.sub(cart.cartAtom, showCart)
      showCart()
      const stopConnection = connection.start(page)
      return () => {
        stopConnection()
        stopShowing()
        announcements.stop()
        lock.stop()
      }
    },
    wrapTransport(inner) {
      const waiting = createWaitingTransport({
        transport: inner,
        connection,
        onReply: onCartReply,
      })
      return {
        read: waiting.read,
        async send(fields) {
          sendingCount += 1
          try {
            return await waiting.send(fields)
          } finally {
            sendingCount -= 1
            // After the cart's queue has handled the response.
            if (waitingCart) clock.after(0, showCart)
          }
        },
      }
    },
  }
}
