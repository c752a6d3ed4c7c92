import type { WorkerMessage } from '../worker-settings.js'

/** A worker may be busy when it gets the message, or the browser may lose it. */
const AGAIN_MS = 1000
/** A visitor who clicked waits no longer for the previous worker to finish. */
const GIVE_UP_MS = 10_000

/** The properties of a registration that are used. */
export interface UpdatedRegistration {
  waiting: Pick<ServiceWorker, 'postMessage'> | null
  active: Pick<ServiceWorker, 'state' | 'addEventListener'> | null
  unregister(): Promise<boolean>
}

export interface TakeNewVersionOptions {
  /** Undefined where none could be registered. */
  registration: UpdatedRegistration | undefined
  /** Fires when another worker controls this page. */
  container: EventTarget
  /** Reloads the page. */
  reload: () => void
}

/**
 * Reloads the page once with the waiting worker, after asking it to activate: a page that is loaded
 * earlier blocks until activation, in Chromium for at least a second. When the previous worker is
 * still active after ten seconds, both are unregistered, and the reloaded page registers the new
 * one.
 */
export function takeNewVersion({ registration, container, reload }: TakeNewVersionOptions): void {
  const startedAtMs = Date.now()
  let isDone = false
  const reloadOnce = (): void => {
    if (isDone) return
    isDone = true
    clearInterval(timer)
    reload()
  }
  const goOn = (): void => {
    const isLate = Date.now() - startedAtMs >= GIVE_UP_MS
    // Another tab may have activated the new version already: then there is nothing to wait for.
    const { waiting = null, active = null } = registration ?? {}
    if (waiting && isLate) {
      clearInterval(timer)
      void registration?.unregister().then(reloadOnce, reloadOnce)
    } else if (waiting) {
      const message: WorkerMessage = { type: 'SKIP_WAITING' }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
      waiting.postMessage(message)
    } else if (active?.state === 'activating' && !isLate) {
      active.addEventListener('statechange', goOn, { once: true })
    } else reloadOnce()
  }
  const timer = setInterval(goOn, AGAIN_MS)
  container.addEventListener('controllerchange', goOn, { once: true })
  goOn()
}
