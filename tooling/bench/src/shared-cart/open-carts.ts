import { createPlatformCaller, listenToSharedCart, shareCart } from '@floga/chaos'
import type { CallPlatform, SharedCartListener, SharedCartUpdate } from '@floga/chaos'

/** Goods of the shop's catalogue that can be had in any number. */
export async function findVariant(call: CallPlatform): Promise<string> {
  const { data } = await call('ProductsSearch', { first: 50, skip: 0 })
  const nodes: { variants?: { id: string }[]; master?: { id: string } }[] = data?.nodes ?? []
  for (const node of nodes) {
    const id = node.master?.id ?? node.variants?.[0]?.id
    if (id === undefined) continue
    const input = { cartId: null, variantId: id, quantity: 50 }
    const added = await call('CartAddItem', { input })
    if (added.data?.errors.length === 0) return id
  }
  throw new Error('Nothing in the catalogue can be had 50 times.')
}

/** One of the people of a shared cart, who listens. */
export interface ListeningPerson {
  key: string
  listener: SharedCartListener
  onUpdate?: (update: SharedCartUpdate) => void
}

export interface OpenCartsOptions {
  origin: () => string
  carts: number
  people: number
  variantId: string
}

/** Shares carts. @returns the keys of the people of each. */
export async function shareCarts(options: OpenCartsOptions): Promise<string[][]> {
  const { origin, carts, people, variantId } = options
  const call = createPlatformCaller(origin())
  const shared: string[][] = []
  for (let number = 0; number < carts; number += 1) {
    shared.push((await shareCart(call, variantId, people)).keys)
  }
  return shared
}

/** Lets the people of carts listen, and waits until all are live. */
export async function listenToCarts(
  origin: () => string,
  carts: readonly (readonly string[])[],
): Promise<ListeningPerson[][]> {
  const listening = carts.map((keys) =>
    keys.map((key) => {
      const person: ListeningPerson = {
        key,
        listener: listenToSharedCart({
          origin,
          cartId: key,
          onUpdate: (update) => person.onUpdate?.(update),
        }),
      }
      return person
    }),
  )
  await waitUntil(() => listening.flat().every(({ listener }) => listener.isLive))
  return listening
}

/** Polls for at most a minute. */
export async function waitUntil(isTrue: () => boolean): Promise<void> {
  const begun = performance.now()
  while (!isTrue()) {
    if (performance.now() - begun > 60_000) throw new Error('The expected state was not reached.')
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
