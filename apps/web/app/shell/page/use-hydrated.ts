import { useSyncExternalStore } from 'react'

const subscribe = (): (() => void) => () => undefined

/** False in the server's markup and while the browser takes it over, true once scripts run. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
}
