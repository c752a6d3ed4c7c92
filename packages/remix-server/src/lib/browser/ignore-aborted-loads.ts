/**
 * Keeps a load that the visitor broke off by going on from counting as an error of the page. Remix leaves two promises
 * behind when the rest of an answer is not read any more, and nobody waits for them.
 *
 * @returns how to stop it.
 */
export function ignoreAbortedLoads(
  window: Pick<Window, 'addEventListener' | 'removeEventListener'>,
): () => void {
  window.addEventListener('unhandledrejection', onRejection)
  return () => window.removeEventListener('unhandledrejection', onRejection)
}

function onRejection(event: PromiseRejectionEvent): void {
  if (isAbortError(event.reason)) event.preventDefault()
}

function isAbortError(reason: unknown): boolean {
  return (
    typeof reason === 'object' &&
    reason !== null &&
    'name' in reason &&
    reason.name === 'AbortError'
  )
}
