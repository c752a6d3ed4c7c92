import { createHmac } from 'node:crypto'
import type { SandboxEvent } from '../store/payment.js'
import type { SandboxStore } from '../store/sandbox-store.js'

/** How events are delivered, for tests of a shop. */
export interface DeliverySettings {
  /** Deliveries of each event. */
  copies: number
  /** Nothing is sent until delivery is requested. */
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
  settings: DeliverySettings
  /** Delivers every event that is due, once. */
  deliver(options?: { evenIfHeld?: boolean }): Promise<void>
}

const timeoutMs = 10_000
const maxPauseMs = 15 * 60 * 1_000

/** Builds the sender: each event is sent again, later each time, until the shop accepts it. */
export function createEventSender(options: EventSenderOptions): EventSender {
  const { store, url, secret, clock } = options
  const send: typeof fetch = options.send ?? ((...request) => fetch(...request))
  const tries = new Map<string, { count: number; nextMs: number }>()
  const settings: DeliverySettings = { copies: 1, isHeld: false, isReversed: false }

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
        signal: AbortSignal.timeout(timeoutMs),
      })
      await response.body?.cancel()
      return response.ok
    } catch {
      return false
    }
  }

  return {
    settings,
    async deliver({ evenIfHeld = false } = {}) {
      if (settings.isHeld && !evenIfHeld) return
      const nowMs = clock().getTime()
      const due = store
        .undeliveredEvents()
        .filter(({ id }) => (tries.get(id)?.nextMs ?? 0) <= nowMs)
      for (const event of settings.isReversed ? due.toReversed() : due) {
        let isAccepted = false
        for (let copy = 0; copy < settings.copies; copy += 1) isAccepted = await post(event)
        if (isAccepted) {
          tries.delete(event.id)
          store.write({ delivered: event.id })
        } else {
          const count = (tries.get(event.id)?.count ?? 0) + 1
          const pauseMs = Math.min(500 * 2 ** count, maxPauseMs)
          tries.set(event.id, { count, nextMs: nowMs + pauseMs })
        }
      }
    },
  }
}

/** The value of the `Sandbox-Signature` header: time and signature. */
function signEvent(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000)
  const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')
  return `t=${seconds},v1=${signature}`
}
