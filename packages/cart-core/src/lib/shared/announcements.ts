import type { AtomStore } from '@floga/browser-storage/atoms'
import { atom, type Atom } from 'jotai/vanilla'
import { isSameWork, joinEvents } from './group-events.js'
import type { SharedCartClock } from './shared-cart-clock.js'
import type { SharedCartEvent } from './shared-cart.js'

/** A screen reader announcement: 'Maria added 2 × Filter and 3 more changes'. */
export interface SharedCartAnnouncement {
  /** The first of them; quick changes of one line by one person are one. */
  event: SharedCartEvent
  /** How many further changes there were. */
  more: number
}

/** Announcements about others' changes, at a limited rate. */
export interface Announcements {
  announcementAtom: Atom<SharedCartAnnouncement | null>
  add(events: readonly SharedCartEvent[]): void
  /** Discards pending announcements. */
  stop(): void
}

const INTERVAL_MS = 10_000

/**
 * Batches others' changes to at most one announcement per ten seconds. The visitor's own changes
 * are not announced.
 */
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

function joinEvent(
  waiting: readonly SharedCartEvent[],
  event: SharedCartEvent,
): readonly SharedCartEvent[] {
  const earlier = waiting.find((one) => isSameWork(one, event))
  if (!earlier) return [...waiting, event]
  return waiting.map((one) => (one === earlier ? joinEvents(earlier, event) : one))
}
