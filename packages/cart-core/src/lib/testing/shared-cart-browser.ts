import { createStore } from 'jotai/vanilla'
import { createCart } from '../cart-controller.js'
import type { CartReply, CartTransport } from '../cart-transport.js'
import { createSharedCart } from '../shared/shared-cart-controller.js'
import type { SharedCartListener } from '../shared/shared-cart-transport.js'
import type { SharedCartUpdate } from '../shared/shared-cart.js'
import { createFakePage } from './fake-page.js'
import type { createFakeSharedCartServer } from './fake-shared-cart-server.js'
import { createManualClock } from './manual-clock.js'

type Server = ReturnType<typeof createFakeSharedCartServer>

interface Stream {
  listener: SharedCartListener
  /** Sent by the server, on their way. */
  updates: SharedCartUpdate[]
  stop: () => void
  isOpen: boolean
}

/** One person's browser, with a network that is run by the test. */
export function openSharedCartBrowser(server: Server, personId: string) {
  const store = createStore()
  const clock = createManualClock()
  const page = createFakePage()
  const requests: { run: () => CartReply; answer: (reply: CartReply | null) => void }[] = []
  let stream: Stream | null = null
  let isOnline = true
  let mutations = 0
  const ask = (run: () => CartReply) =>
    new Promise<CartReply | null>((answer) => {
      if (isOnline) requests.push({ run, answer })
      else answer(null)
    })
  const cart = createCart({
    tenant: 'default',
    storage: null,
    store,
    now: clock.nowMs,
    createMutationId: () => `${personId}-${(mutations += 1)}`,
    transport: {
      read: () => ask(() => server.read(personId)),
      send: (fields) => transport.send(fields),
    },
  })
  const shared = createSharedCart({
    tenant: 'default',
    storage: null,
    store,
    cart,
    clock,
    random: () => 0.5,
    transport: {
      subscribe(after, listener) {
        const updates: SharedCartUpdate[] = []
        const stop = isOnline
          ? server.subscribe(personId, after, (update) => updates.push(update))
          : () => {}
        const opened: Stream = { listener, updates, stop, isOpen: true }
        stream = opened
        return () => {
          opened.isOpen = false
          stop()
        }
      },
    },
  })
  const transport: CartTransport = shared.wrapTransport({
    read: () => ask(() => server.read(personId)),
    send: (fields) => ask(() => server.send(personId, fields)),
  })
  shared.connect(page)
  return {
    cart,
    shared,
    clock,
    page,
    store,
    stream: () => (stream?.isOpen ? stream : null),
    requests,
    setOnline(next: boolean) {
      if (next === isOnline) return
      isOnline = next
      if (!next) {
        stream?.stop()
        for (const { answer } of requests.splice(0)) answer(null)
      }
      page.dispatch(next ? 'online' : 'offline')
    },
  }
}
