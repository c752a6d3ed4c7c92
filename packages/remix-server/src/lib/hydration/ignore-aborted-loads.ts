import { watchLeaving } from './page-leaving.js'
import type { LeavingWindow, PageLeaving } from './page-leaving.js'

/**
 * Prevents an aborted navigation from counting as an error of the page: Remix leaves two rejected
 * promises without a handler when it stops reading a response.
 *
 * @param leaving A watch of the page that is used elsewhere too. @default one of its own
 * @returns A function that stops it.
 */
export function ignoreAbortedLoads(
  window: LeavingWindow,
  leaving: PageLeaving = watchLeaving(window),
): () => void {
  const onRejection = (event: PromiseRejectionEvent): void => {
    // A request that a signal has aborted; in Firefox, one that ended because the page is left as
    // well.
    const isAborted =
      hasName(event.reason, 'AbortError') ||
      (leaving.isLeaving() && hasName(event.reason, 'TypeError'))
    if (isAborted) event.preventDefault()
  }
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    leaving.stop()
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

function hasName(reason: unknown, name: string): boolean {
  return typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === name
}
