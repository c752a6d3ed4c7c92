import type { SandboxEvent } from '../store/payment.js'
import type { SandboxStore } from '../store/sandbox-store.js'
import { signEvent } from './sign-event.js'

/** How events are delivered, for those who try what a shop does about it. */
export interface DeliveryHabits {
  /** Deliveries of each event. */
  copies: number
  /** Nothing is sent until it is asked for. */
  isHeld: boolean
  /** Newest first. */
  isReversed: boolean
}

export interface EventSenderOptions {
  store: SandboxStore
  /** Where events go. */
  url: string
  secret: string
  clock: () => Date
  /** @default fetch */
  send?: typeof fetch
}

export interface EventSender {
  habits: DeliveryHabits
  /** Delivers what is due, once around. */
  deliver(options?: { evenIfHeld?: boolean }): Promise<void>
}

const answerMs = 10_000
const longestPauseMs = 15 * 60 * 1_000

/** Builds the sender: each event is tried again, later each time, until the shop takes it. */
export function createEventSender(options: EventSenderOptions): EventSender {
  const { store, url, secret, clock } = options
  const send: typeof fetch = options.send ?? ((...request) => fetch(...request))
  const tries = new Map<string, { count: number; nextMs: number }>()
  const habits: DeliveryHabits = { copies: 1, isHeld: false, isReversed: false }

  const post = async (event: SandboxEvent): Promise<boolean> => {
    const body = JSON.stringify(event)
    try {
      const response = await send(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'sandbox-signature': signEvent(body, secret, clock()),
        },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }

  return {
    habits,
    async deliver({ evenIfHeld = false } = {}) {
      if (habits.isHeld && !evenIfHeld) return
      const nowMs = clock().getTime()
      const due = store.waiting().filter(({ id }) => (tries.get(id)?.nextMs ?? 0) <= nowMs)
      for (const event of habits.isReversed ? due.toReversed() : due) {
        let isTaken = false
        for (let copy = 0; copy < habits.copies; copy += 1) isTaken = await post(event)
        if (isTaken) {
          tries.delete(event.id)
          store.write({ delivered: event.id })
        } else {
          const count = (tries.get(event.id)?.count ?? 0) + 1
          const pauseMs = Math.min(500 * 2 ** count, longestPauseMs)
          tries.set(event.id, { count, nextMs: nowMs + pauseMs })
        }
      }
    },
  }
}
