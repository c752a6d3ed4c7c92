import type { WorkerMessage } from '../worker-settings.js'

/** A worker that was asked may be busy, or its browser forget that it was asked. */
const AGAIN_MS = 1000
/** A visitor who pressed does not wait longer for the worker before to end its work. */
const GIVE_UP_MS = 10_000

/** What of a registration is used. */
export interface UpdatedRegistration {
  waiting: Pick<ServiceWorker, 'postMessage'> | null
  active: Pick<ServiceWorker, 'state' | 'addEventListener'> | null
  unregister(): Promise<boolean>
}

/** Options of {@link takeNewVersion}. */
export interface TakeNewVersionOptions {
  /** Undefined where none could be registered. */
  registration: UpdatedRegistration | undefined
  /** Tells when another worker has taken this page. */
  container: EventTarget
  /** Loads the page anew. */
  reload: () => void
}

/**
 * Loads the page anew, once, with the worker that waits. It is asked until it is active: a page that is loaded before
 * waits for it without a sign, in Chromium for a second at least. Where the worker before still works after ten seconds
 * both are given up, and the page registers the new one when it is loaded.
 */
export function takeNewVersion({ registration, container, reload }: TakeNewVersionOptions): void {
  const startedAtMs = Date.now()
  let isDone = false
  const loadAnew = (): void => {
    if (isDone) return
    isDone = true
    clearInterval(timer)
    reload()
  }
  const goOn = (): void => {
    const isLate = Date.now() - startedAtMs >= GIVE_UP_MS
    // Another tab may have taken the new version already: then nobody waits.
    const { waiting = null, active = null } = registration ?? {}
    if (waiting && isLate) {
      clearInterval(timer)
      void registration?.unregister().then(loadAnew, loadAnew)
    } else if (waiting) {
      const message: WorkerMessage = { type: 'SKIP_WAITING' }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker's takes none
      waiting.postMessage(message)
    } else if (active?.state === 'activating' && !isLate) {
      active.addEventListener('statechange', goOn, { once: true })
    } else loadAnew()
  }
  const timer = setInterval(goOn, AGAIN_MS)
  container.addEventListener('controllerchange', goOn, { once: true })
  goOn()
}
