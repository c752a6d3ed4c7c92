import type { ShownPage, WorkerMessage } from '../worker-settings.js'
import { takeNewVersion } from './take-new-version.js'

/** The service worker of the pages that are open. */
export interface WatchedWorker {
  /** Caches the current page for use offline. */
  keepPage(page: ShownPage): void
  /** Activates the new version and reloads this page. */
  update(): void
  /** Stops listening; the worker stays. */
  stop(): void
}

export interface WatchServiceWorkerOptions {
  window: Window
  /** Called when a new version is waiting. */
  onUpdate: () => void
  /** @default '/sw.js' */
  path?: string
}

/** A tab that stays open checks for a new version this often. */
const UPDATE_INTERVAL_MS = 60 * 60_000

/**
 * Registers a site's service worker, which takes care of the whole site. Null where the browser has
 * none.
 */
export async function watchServiceWorker({
  window,
  onUpdate,
  path = '/sw.js',
}: WatchServiceWorkerOptions): Promise<WatchedWorker | null> {
  if (!('serviceWorker' in window.navigator)) return null
  // A server that imports this module has no use for it, and Node cannot read its names.
  const { Workbox } = await import('workbox-window')
  const workbox = new Workbox(path, { scope: '/' })
  let askedAtMs = Date.now()
  const onWaiting = (): void => onUpdate()
  const askForUpdate = (): void => {
    if (window.document.visibilityState !== 'visible') return
    if (Date.now() - askedAtMs < UPDATE_INTERVAL_MS) return
    askedAtMs = Date.now()
    workbox.update().catch(() => undefined)
  }
  workbox.addEventListener('waiting', onWaiting)
  window.document.addEventListener('visibilitychange', askForUpdate)
  const registration = await workbox.register({ immediate: true })
  return {
    keepPage(page) {
      const message: WorkerMessage = { type: 'KEEP_PAGE', ...page }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
      void window.navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(message))
    },
    update() {
      takeNewVersion({
        registration,
        container: window.navigator.serviceWorker,
        reload: () => window.location.reload(),
      })
    },
    stop() {
      workbox.removeEventListener('waiting', onWaiting)
      window.document.removeEventListener('visibilitychange', askForUpdate)
    },
  }
}

/** Unregisters a worker after the site has disabled it: an update check makes it remove itself. */
export async function removeRegisteredWorker({
  navigator,
}: Pick<Window, 'navigator'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.update()))
}
