import type { Storefront } from '../../lib/create-storefront.js'
import type { ShopLoadContext } from '../shop-load-context.js'

/** Computes a public value once for each version of the platform's data. */
export type ShareAnswer = <Value>(
  /** Cache key, including the language. */
  name: string,
  make: () => Promise<Value>,
  /** Whether the value may be cached. @default always */
  isWhole?: (value: Value) => boolean,
) => Promise<Value>

interface SharedAnswers {
  version: string
  values: Map<string, Promise<unknown>>
}

/** The latest answers of each shop's platform. */
const sharedByShop = new Map<string, SharedAnswers>()

/** What shared answers depend on. */
export interface SharingContext extends Pick<ShopLoadContext, 'dataVersion' | 'settings'> {
  shop: Pick<Storefront, 'id'>
}

/** Creates the cache that requests share. Its values must not be mutated. */
export function shareAnswers({ shop, dataVersion, settings }: SharingContext): ShareAnswer {
  return (name, make, isWhole = () => true) => {
    // Nothing is known of the platform yet.
    if (dataVersion === '') return make()
    const key = `${shop.id} ${settings.endpoints.main}`
    const latest = sharedByShop.get(key)
    const shared =
      latest?.version === dataVersion ? latest : { version: dataVersion, values: new Map() }
    sharedByShop.set(key, shared)
    const { values } = shared
    const known = values.get(name)
    // One name always has the same kind of value.
    if (known) return known as ReturnType<typeof make>
    const making = make()
    const remove = (): void => {
      if (values.get(name) === making) values.delete(name)
    }
    values.set(name, making)
    making.then((value) => isWhole(value) || remove(), remove)
    return making
  }
}
