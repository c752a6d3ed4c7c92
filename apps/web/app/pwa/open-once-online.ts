/** How long a page that a click leads to may take before this one is certain to stay. */
export const LEAVING_MS = 10_000

/** What is asked of the browser's window. */
type OnlineWindow = Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>

/**
 * Calls `open` once the connection is back. A visitor who has just left for another page is not called back from there: some
 * browsers report a connection in the middle of that, and opening anything would end what the click began. A press on a
 * telephone number looks like leaving too, so `open` is late then rather than never.
 *
 * @returns how to stop it.
 */
export function openOnceOnline(window: OnlineWindow, open: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let leftAtMs = Number.NEGATIVE_INFINITY
  let timer: number | undefined
  window.addEventListener('beforeunload', () => (leftAtMs = Date.now()), { signal })
  window.addEventListener(
    'online',
    () => {
      window.clearTimeout(timer)
      if (Date.now() - leftAtMs >= LEAVING_MS) open()
      else timer = window.setTimeout(open, LEAVING_MS)
    },
    { signal },
  )
  return () => {
    listening.abort()
    window.clearTimeout(timer)
  }
}
