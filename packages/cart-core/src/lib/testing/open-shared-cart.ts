import { createMemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import { createCart } from '../cart-controller.js'
import type { CartReply, CartTransport } from '../cart-transport.js'
import { createSharedCart } from '../shared/shared-cart-controller.js'
import type { SharedCartListener } from '../shared/shared-cart-transport.js'
import type { SharedCartUpdate } from '../shared/shared-cart.js'
import { createFakePage } from './fake-page.js'
import { createManualClock } from './manual-clock.js'

/** A cart and its sharing in one page, whose server and network are the test itself. */
export function openSharedCart() {
  const memory = createMemoryStorage(null)
  const store = createStore()
  const clock = createManualClock()
  const page = createFakePage()
  const streams: { after: number; listener: SharedCartListener; isStopped: boolean }[] = []
  const sent: { fields: Record<string, string>; answer: (reply: CartReply | null) => void }[] = []
  let reads = 0
  const cart = createCart({
    tenant: 'default',
    storage: null,
    store,
    now: clock.nowMs,
    transport: {
      read: async () => {
        reads += 1
        return null
      },
      send: (fields) => transport.send(fields),
    },
  })
  const shared = createSharedCart({
    tenant: 'default',
    storage: memory.openTab(),
    store,
    cart,
    clock,
    random: () => 1,
    transport: {
      subscribe(after, listener) {
        const stream = { after, listener, isStopped: false }
        streams.push(stream)
        return () => void (stream.isStopped = true)
      },
    },
  })
  const transport: CartTransport = shared.wrapTransport({
    read: async () => null,
    send: (fields) =>
      new Promise<CartReply | null>((answer) =>
        sent.push({ fields: Object.fromEntries(fields), answer }),
      ),
  })
  const latest = () => streams.at(-1)!
  return {
    ...shared,
    cart,
    clock,
    page,
    memory,
    streams,
    sent,
    latest,
    receive: (update: SharedCartUpdate) => latest().listener.onUpdate(update),
    readsCount: () => reads,
    state: () => store.get(shared.sharedCartAtom),
    exists: () => store.get(shared.existsAtom),
    connection: () => store.get(shared.connectionAtom),
    lockedUntil: () => store.get(shared.lockedUntilAtom),
    conflicts: () => store.get(shared.conflictsAtom),
    announcement: () => store.get(shared.announcementAtom),
    end: () => store.get(shared.endAtom),
    quantities: () => store.get(cart.cartAtom)?.lines.map(({ quantity }) => quantity),
  }
}
