/**
 * Prevents an aborted navigation from counting as an error of the page: Remix leaves two rejected
 * promises without a handler when it stops reading a response.
 *
 * @returns Stops it.
 */
export function ignoreAbortedLoads(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  window.addEventListener('unhandledrejection', onRejection)
  return () => window.removeEventListener('unhandledrejection', onRejection)
}

function onRejection(event: PromiseRejectionEvent): void {
  if (isAborted(event.reason)) event.preventDefault()
}

/** Chromium and WebKit reject with an `AbortError`, Firefox with an error of the stream. */
function isAborted(reason: unknown): boolean {
  if (typeof reason !== 'object' || reason === null || !('name' in reason)) return false
  const isStreamError = 'message' in reason && reason.message === 'Error in input stream'
  return reason.name === 'AbortError' || (reason.name === 'TypeError' && isStreamError)
}
