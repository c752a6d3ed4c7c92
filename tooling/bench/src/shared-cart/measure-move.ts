import { createPlatformCaller } from '@floga/chaos'
import type { RunningPlatform } from '../run-platform.js'
import { findVariant, listenToCarts, shareCarts, waitUntil } from './open-carts.js'

export interface MoveFigures {
  listeners: number
  /** Until the last of them is live at the other platform. */
  slowestMs: number
  missed: number
}

/** A platform is stopped while its carts are changed at another one, where its listeners go. */
export async function measureMove(
  platform: RunningPlatform,
  other: RunningPlatform,
): Promise<MoveFigures> {
  let { origin } = platform
  const call = createPlatformCaller(other.origin)
  const variantId = await findVariant(call)
  const place = { origin: () => origin, carts: 40, people: 5, variantId }
  const carts = await listenToCarts(place.origin, await shareCarts(place))
  const listeners = carts.flat().map(({ listener }) => listener)
  const revisions = new Map<number, number>()
  const changes = new AbortController()
  const changing = carts.map(async ([owner], index) => {
    while (!changes.signal.aborted) {
      const input = { cartId: owner!.key, variantId, quantity: 1 }
      const { data } = await call('CartAddItem', { input })
      if (data?.errors.length === 0) revisions.set(index, data.cart.sharing.revision)
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  })
  const begun = performance.now()
  ;({ origin } = other)
  const stopping = platform.stop()
  await waitUntil(() => listeners.every(({ isLive, connections }) => isLive && connections > 1))
  const slowestMs = performance.now() - begun
  await stopping
  changes.abort()
  await Promise.all(changing)
  const isComplete = (index: number) =>
    carts[index]!.every(({ listener }) => listener.events.size >= (revisions.get(index) ?? 0))
  await waitUntil(() => carts.every((_cart, index) => isComplete(index))).catch(() => undefined)
  let missed = 0
  for (const [index, cart] of carts.entries()) {
    for (const { listener } of cart) {
      missed += Math.max(0, (revisions.get(index) ?? 0) - listener.events.size)
      listener.close()
    }
  }
  return { listeners: listeners.length, slowestMs, missed }
}
