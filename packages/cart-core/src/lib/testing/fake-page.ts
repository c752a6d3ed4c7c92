/** A page of a test: shown or hidden, online or not. */
export function createFakePage() {
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
  })
  const window = new EventTarget()
  return {
    document,
    window,
    show(visibilityState: DocumentVisibilityState) {
      document.visibilityState = visibilityState
      document.dispatchEvent(new Event('visibilitychange'))
    },
    dispatch: (kind: 'online' | 'offline' | 'pagehide' | 'pageshow') =>
      window.dispatchEvent(new Event(kind)),
  }
}
