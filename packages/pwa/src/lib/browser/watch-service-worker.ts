import type { ShownPage, WorkerMessage } from '../worker-settings.js'
import { takeNewVersion } from './take-new-version.js'

/** The service worker of the pages that are open. */
export interface WatchedWorker {
  /** Keeps a page that is shown now, for the time without a connection. */
  keepPage(page: ShownPage): void
  /** Takes the new version: this page is loaded anew with it. */
  update(): void
  /** Stops listening; the worker stays. */
  stop(): void
}

/** Options of {@link watchServiceWorker}. */
export interface WatchServiceWorkerOptions {
  window: Window
  /** Is told when a new version waits to be taken. */
  onUpdate: () => void
  /** @default '/sw.js' */
  path?: string
}

/** A tab that is open for long asks this often whether there is a new version. */
const UPDATE_INTERVAL_MS = 60 * 60_000

/** Registers a site's service worker, which takes care of the whole site. Null where the browser has none. */
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

/** Takes away a worker that was registered before the site switched it off: it is asked for anew, and removes itself. */
export async function removeRegisteredWorker({
  navigator,
}: Pick<Window, 'navigator'>): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  await Promise.all(registrations.map((registration) => registration.update()))
}
