/** Firefox stops the requests of a document some milliseconds after `beforeunload`. */
const leavingMs = 5000

/** The events that {@link watchLeaving} listens to. */
export type LeavingWindow = Pick<Window, 'addEventListener' | 'removeEventListener'>

/** Tells whether a document is being left for another one. */
export interface PageLeaving {
  isLeaving(): boolean
  stop(): void
}

/**
 * Watches `beforeunload`. The page may stay, as when the address is a download, so it counts as
 * left for a few seconds only.
 */
export function watchLeaving(window: LeavingWindow): PageLeaving {
  let timer: ReturnType<typeof setTimeout> | undefined
  const onLeave = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => (timer = undefined), leavingMs)
  }
  window.addEventListener('beforeunload', onLeave)
  return {
    isLeaving: () => timer !== undefined,
    stop() {
      clearTimeout(timer)
      window.removeEventListener('beforeunload', onLeave)
    },
  }
}
