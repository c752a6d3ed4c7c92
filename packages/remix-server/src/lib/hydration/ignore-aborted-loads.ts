/** Firefox stops the requests of a document some milliseconds after `beforeunload`. */
const leavingMs = 5000

/**
 * Prevents an aborted navigation from counting as an error of the page: Remix leaves two rejected
 * promises without a handler when it stops reading a response.
 *
 * @returns Stops it.
 */
export function ignoreAbortedLoads(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onLeave = (): void => {
    clearTimeout(timer)
    // The page may stay, as when the address is a download.
    timer = setTimeout(() => (timer = undefined), leavingMs)
  }
  const onRejection = (event: PromiseRejectionEvent): void => {
    // A request that a signal has aborted; in Firefox, one that ended because the page is left as
    // well.
    const isAborted =
      hasName(event.reason, 'AbortError') ||
      (timer !== undefined && hasName(event.reason, 'TypeError'))
    if (isAborted) event.preventDefault()
  }
  window.addEventListener('beforeunload', onLeave)
  window.addEventListener('unhandledrejection', onRejection)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('beforeunload', onLeave)
    window.removeEventListener('unhandledrejection', onRejection)
  }
}

function hasName(reason: unknown, name: string): boolean {
  return typeof reason === 'object' && reason !== null && 'name' in reason && reason.name === name
}
