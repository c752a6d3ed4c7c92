import type { ShopLoadContext } from '../request/shop-load-context.js'

/** Makes a value that is the same for everybody, once for each version of the platform's data. */
export type ShareAnswer = <Value>(
  /** Says what it is, its language included. */
  name: string,
  make: () => Promise<Value>,
  /** Whether it may be shown again. @default whatever was made */
  isWhole?: (value: Value) => boolean,
) => Promise<Value>

let shared = { version: '', values: new Map<string, Promise<unknown>>() }

/** Opens what requests share. Nobody may change a value that comes from it. */
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
