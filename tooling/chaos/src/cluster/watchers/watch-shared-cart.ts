import { randomUUID } from 'node:crypto'
import { createPlatformCaller } from '../../fixtures/call-platform.js'
import { variantOf } from '../../fixtures/place-order.js'
import { shareCart } from '../../fixtures/share-cart.js'
import { listenToSharedCart } from '../../fixtures/shared-cart-listener.js'
import type { Cluster } from '../start-cluster.js'
import { repeat } from './watcher.js'
import type { Watcher } from './watcher.js'

/**
 * Two people share a cart: one changes it continuously, retrying each action until it succeeds, and
 * both listen.
 */
export async function watchSharedCart(cluster: Cluster, product: string): Promise<Watcher> {
  const call = createPlatformCaller(cluster.platformOrigin)
  const { keys } = await shareCart(call, await variantOf(call, product), 2)
  const [owner, guest] = [keys[0]!, keys[1]!]
  const { data } = await call('Cart', { id: owner })
  const lineId: string = data.data.lines[0].id
  const origin = () => cluster.platformOrigin
  const listeners = [owner, guest].map((cartId) => listenToSharedCart({ origin, cartId }))
  let actions = 0
  const change = async (): Promise<void> => {
    const input = { cartId: owner, clientMutationId: randomUUID(), lineId, difference: 1 }
    for (;;) {
      const answer = await call('CartUpdateItem', { input })
      if (answer.status === 200 && answer.data) break
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    actions += 1
  }
  const stop = repeat(change, 1_000)

  return {
    async finish(failures) {
      await stop()
      const last = await call('SharedCart', { cartId: owner })
      const revision: number = last.data.revision
      const endsAtMs = performance.now() + 30_000
      while (listeners.some((one) => one.revision < revision) && performance.now() < endsAtMs) {
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      let connections = 0
      for (const listener of listeners) {
        failures.expect(listener.events.size === revision, 'a listener missed an event')
        failures.expect(listener.doubled === 0, 'an event was received twice')
        const pieces = listener.cart?.data.lines[0]?.quantity
        failures.expect(
          pieces === 1 + actions,
          `a shared cart has ${pieces} pieces for ${actions} actions`,
        )
        connections += listener.connections
        listener.close()
      }
      return { 'actions on a shared cart': actions, 'connections of its listeners': connections }
    },
  }
}
