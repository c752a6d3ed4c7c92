import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import type { SharedCartClock } from './shared-cart-clock.js'
import type { SharedCartEvent } from './shared-cart.js'

/** What a screen reader is to say: 'Maria added 2 × Filter and 3 more changes'. */
export interface SharedCartAnnouncement {
  /** The first of them; quick changes of one line by one person are one. */
  event: SharedCartEvent
  /** How many further changes there were. */
  more: number
}

/** What others do, told seldom enough to be listened to. */
export interface Announcements {
  announcementAtom: Atom<SharedCartAnnouncement | null>
  add(events: readonly SharedCartEvent[]): void
  /** Drops what waits to be said. */
  stop(): void
}

const INTERVAL_MS = 10_000

/** Joins what others do, so that at most one message comes each ten seconds. The visitor's own acts are not said. */
export function createAnnouncements(store: AtomStore, clock: SharedCartClock): Announcements {
  const announcementAtom = atom<SharedCartAnnouncement | null>(null)
  let waiting: readonly SharedCartEvent[] = []
  let lastMs = -Infinity
  let stopTimer: (() => void) | null = null

  const say = () => {
    stopTimer = null
    const [event, ...others] = waiting
    if (!event) return
    waiting = []
    lastMs = clock.nowMs()
    store.set(announcementAtom, { event, more: others.length })
  }
  return {
    announcementAtom: atom((get) => get(announcementAtom)),
    add(events) {
      waiting = events.filter(({ person }) => !person?.isAsker).reduce(joinEvent, waiting)
      if (waiting.length === 0 || stopTimer) return
      const delayMs = lastMs + INTERVAL_MS - clock.nowMs()
      if (delayMs <= 0) say()
      else stopTimer = clock.after(delayMs, say)
    },
    stop() {
      stopTimer?.()
      stopTimer = null
      waiting = []
    },
  }
}

const QUANTITY_KINDS: readonly SharedCartEvent['kind'][] = ['LINE_ADDED', 'LINE_CHANGED']

function joinEvent(
  waiting: readonly SharedCartEvent[],
  event: SharedCartEvent,
): readonly SharedCartEvent[] {
  const index = waiting.findIndex(
    (earlier) =>
      QUANTITY_KINDS.includes(earlier.kind) &&
      QUANTITY_KINDS.includes(event.kind) &&
      earlier.lineId === event.lineId &&
      earlier.person?.id === event.person?.id,
  )
  const earlier = waiting[index]
  if (!earlier) return [...waiting, event]
  const difference = (earlier.difference ?? 0) + (event.difference ?? 0)
  return waiting.with(index, { ...earlier, difference, quantity: event.quantity })
}
