import type { ShopLoadContext } from '../shop-load-context.js'

/** Computes a public value once for each version of the platform's data. */
export type ShareAnswer = <Value>(
  /** Cache key, including the language. */
  name: string,
  make: () => Promise<Value>,
  /** Whether the value may be cached. @default always */
  isWhole?: (value: Value) => boolean,
) => Promise<Value>

let shared = { version: '', values: new Map<string, Promise<unknown>>() }

/** Creates the cache that requests share. Its values must not be mutated. */
export function shareAnswers({
  dataVersion,
  settings,
}: Pick<ShopLoadContext, 'dataVersion' | 'settings'>): ShareAnswer {
  return (name, make, isWhole = () => true) => {
    // Nothing is known of the platform yet.
    if (dataVersion === '') return make()
    const version = `${settings.endpoints.main} ${dataVersion}`
    if (shared.version !== version) shared = { version, values: new Map() }
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
