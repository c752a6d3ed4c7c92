import { randomUUID } from 'node:crypto'
import { createPlatformCaller } from '../../fixtures/call-platform.js'
import { variantOf } from '../../fixtures/place-order.js'
import { shareCart } from '../../fixtures/share-cart.js'
import { listenToSharedCart } from '../../fixtures/shared-cart-listener.js'
import type { Cluster } from '../start-cluster.js'
import { repeat } from './watcher.js'
import type { Watcher } from './watcher.js'

/** Two people share a cart: one changes it all the time, each act sent until it is answered, and both follow it. */
export async function watchSharedCart(cluster: Cluster, product: string): Promise<Watcher> {
  const call = createPlatformCaller(cluster.platformOrigin)
  const { keys } = await shareCart(call, await variantOf(call, product), 2)
  const [owner, guest] = [keys[0]!, keys[1]!]
  const { data } = await call('Cart', { id: owner })
  const lineId: string = data.data.lines[0].id
  const origin = () => cluster.platformOrigin
  const listeners = [owner, guest].map((cartId) => listenToSharedCart({ origin, cartId }))
  let acts = 0
  const change = async (): Promise<void> => {
    const input = { cartId: owner, clientMutationId: randomUUID(), lineId, difference: 1 }
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- the same act until there is an answer
      const answer = await call('CartUpdateItem', { input })
      if (answer.status === 200 && answer.data) break
      // oxlint-disable-next-line no-await-in-loop -- see above
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    acts += 1
  }
  const stop = repeat(change, 1_000)

  return {
    async finish(failures) {
      await stop()
      const last = await call('SharedCart', { cartId: owner })
      const revision: number = last.data.revision
      const endsAtMs = performance.now() + 30_000
      while (listeners.some((one) => one.revision < revision) && performance.now() < endsAtMs) {
        // oxlint-disable-next-line no-await-in-loop -- until both know the last change
        await new Promise((resolve) => setTimeout(resolve, 100))
      }
      let connections = 0
      for (const listener of listeners) {
        failures.expect(listener.events.size === revision, 'a listener missed an event')
        failures.expect(listener.doubled === 0, 'an event came twice')
        const pieces = listener.cart?.data.lines[0]?.quantity
        failures.expect(pieces === 1 + acts, `a shared cart has ${pieces} pieces for ${acts} acts`)
        connections += listener.connections
        listener.close()
      }
      return { 'acts on a shared cart': acts, 'connections of its listeners': connections }
    },
  }
}
