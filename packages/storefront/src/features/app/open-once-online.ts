/** How long a page that a click leads to may take before this one is certain to stay. */
export const LEAVING_MS = 10_000

/** The properties of the window that are used. */
type OnlineWindow = Pick<Window, 'addEventListener' | 'setTimeout' | 'clearTimeout'>

/**
 * Calls `open` once the browser is online. While the visitor navigates to another page nothing is
 * opened: some browsers fire `online` during that, and opening a page would cancel the navigation.
 * A click on a telephone number looks like leaving too, so `open` is then called late.
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
