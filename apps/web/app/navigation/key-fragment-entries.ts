/**
 * Gives history entries that the browser makes for fragments (`#letter-L`) a key of their own, as Remix's `<ScrollRestoration>` does
 * for the entry of the document. Without one, the router takes them all for the entry `default`, and scrolls to the position at which
 * the last of them was left. The browser goes on following such links itself: it sets `:target` and where the Tab key continues.
 *
 * Call it before the router is created: its listener has to come first.
 *
 * @returns Stops it.
 */
export function keyFragmentEntries(window: Window): () => void {
  const { history } = window
  const setKey = (): void => {
    const state: unknown = history.state
    const known = typeof state === 'object' && state !== null ? state : {}
    if (!('key' in known)) history.replaceState({ ...known, key: createKey() }, '')
  }
  // A link may have been followed before the scripts were loaded.
  setKey()
  window.addEventListener('popstate', setKey)
  return () => window.removeEventListener('popstate', setKey)
}

function createKey(): string {
  return Math.random().toString(36).slice(2, 10)
}
