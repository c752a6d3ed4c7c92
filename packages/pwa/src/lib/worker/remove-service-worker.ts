import { cachesOf } from '../cache-names.js'
import { skipWaiting } from './skip-waiting.js'

/** Runs a worker that replaces an earlier one, empties its caches and takes itself away. */
export function removeServiceWorker(scope: ServiceWorkerGlobalScope, prefix: string): void {
  scope.addEventListener('install', () => skipWaiting(scope))
  scope.addEventListener('activate', (event) => {
    event.waitUntil(
      (async () => {
        const names = cachesOf(await scope.caches.keys(), prefix)
        await Promise.all(names.map((name) => scope.caches.delete(name)))
        await scope.registration.unregister()
      })(),
    )
  })
}
