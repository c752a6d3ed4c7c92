import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import { stepConnection, type ConnectionInput, type ConnectionState } from './connection-state.js'
import type { SharedCartClock } from './shared-cart-clock.js'
import type { SharedCartEnd, SharedCartSuggestion, SharedCartUpdate } from './shared-cart.js'
import type { SharedCartTransport } from './shared-cart-transport.js'

/** The part of `Window` whose events mean that a retry is worthwhile. */
export interface SharedCartPage {
  document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>
}

export interface LiveConnectionOptions<Suggestion extends SharedCartSuggestion> {
  store: AtomStore
  transport: Pick<SharedCartTransport<Suggestion>, 'subscribe'>
  clock: SharedCartClock
  /** From 0 to 1. */
  random: () => number
  knownRevision: () => number
  /** `isFirst`: of this connection. @returns `reopen` when the update lacks something. */
  onUpdate: (update: SharedCartUpdate<Suggestion>, isFirst: boolean) => 'continue' | 'reopen'
  /** The visitor has no shared cart any more. */
  onGone: () => void
}

/** A connection that reconnects automatically. */
export interface LiveConnection {
  connectionAtom: Atom<ConnectionState>
  /** @returns A function that stops it. */
  start(page: SharedCartPage): () => void
  /** The cart is over: does not connect again before the next `start`. */
  close(reason: SharedCartEnd): void
  /** A request failed: opens the stream again, unless a retry is scheduled. */
  reopen(): void
  isLive(): boolean
  /**
   * Waits until a request is worthwhile: the connection is live, or the delay is over and the
   * browser not known to be offline. A stream that a proxy buffers does not delay requests.
   *
   * @returns False when the cart is not followed any longer.
   */
  untilWorthTrying(delayMs: number): Promise<boolean>
}

/** Keeps one stream of updates open, with retries, and immediately when a retry is worthwhile. */
export function createLiveConnection<Suggestion extends SharedCartSuggestion>(
  options: LiveConnectionOptions<Suggestion>,
): LiveConnection {
  const { store, transport, clock, random, knownRevision, onUpdate, onGone } = options
  const stateAtom = atom<ConnectionState>({ status: 'idle' })
  const offlineAtom = atom(false)
  let stopStream: (() => void) | null = null
  let stopTimer: (() => void) | null = null

  const stopAll = () => {
    stopStream?.()
    stopTimer?.()
    stopStream = stopTimer = null
  }
  const step = (input: ConnectionInput) => {
    const before = store.get(stateAtom)
    const context = { nowMs: clock.nowMs(), random: random() }
    const next = stepConnection(before, input, context)
    if (next === before) return
    if (next.status !== 'live') stopAll()
    store.set(stateAtom, next)
    if (next.status === 'connecting') openStream()
    if (next.status === 'waiting') {
      stopTimer = clock.after(next.retryAtMs - context.nowMs, () => step({ kind: 'retried' }))
    }
  }
  const openStream = () => {
    let isOpen = true
    let isFirst = true
    const stop = transport.subscribe(knownRevision(), {
      onOpen: () => isOpen && step({ kind: 'opened' }),
      onUpdate(update) {
        if (!isOpen) return
        step({ kind: 'opened' })
        const outcome = onUpdate(update, isFirst)
        isFirst = false
        if (outcome === 'reopen' && isOpen) step({ kind: 'reopened' })
      },
      onEnd(end) {
        if (!isOpen) return
        if (end === 'gone') onGone()
        else step({ kind: 'lost' })
      },
    })
    stopStream = () => {
      isOpen = false
      stop()
    }
  }

  return {
    connectionAtom: atom((get) => get(stateAtom)),
    start({ document, window }) {
      const retry = () => step({ kind: 'retried' })
      const retryWhenVisible = () => {
        if (document.visibilityState === 'visible') retry()
      }
      const lose = () => step({ kind: 'lost' })
      const goOffline = () => {
        store.set(offlineAtom, true)
        lose()
      }
      const goOnline = () => {
        store.set(offlineAtom, false)
        retry()
      }
      document.addEventListener('visibilitychange', retryWhenVisible)
      window.addEventListener('online', goOnline)
      window.addEventListener('pageshow', retry)
      window.addEventListener('offline', goOffline)
      // A page in the back/forward cache must not have a connection.
      window.addEventListener('pagehide', lose)
      step({ kind: 'started' })
      return () => {
        document.removeEventListener('visibilitychange', retryWhenVisible)
        window.removeEventListener('online', goOnline)
        window.removeEventListener('pageshow', retry)
        window.removeEventListener('offline', goOffline)
        window.removeEventListener('pagehide', lose)
        step({ kind: 'stopped' })
      }
    },
    close: (reason) => step({ kind: 'closed', reason }),
    reopen: () => step({ kind: 'reopened' }),
    isLive: () => store.get(stateAtom).status === 'live',
    untilWorthTrying: (delayMs) =>
      new Promise((resolve) => {
        let isDue = delayMs === 0
        const stops: (() => void)[] = []
        const check = () => {
          const { status } = store.get(stateAtom)
          const isFollowed = status !== 'idle' && status !== 'closed'
          const isTooSoon = store.get(offlineAtom) || !isDue
          if (isFollowed && status !== 'live' && isTooSoon) return
          for (const stop of stops) stop()
          resolve(isFollowed)
        }
        const expire = () => {
          isDue = true
          check()
        }
        stops.push(store.sub(stateAtom, check), store.sub(offlineAtom, check))
        if (!isDue) stops.push(clock.after(delayMs, expire))
        check()
      }),
  }
}
