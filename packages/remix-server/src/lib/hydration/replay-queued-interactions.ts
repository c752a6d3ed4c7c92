/** Notifies the inline script of `deferHydration` that the page is hydrated. */
export const HYDRATED_EVENT = 'floga:hydrated'

/**
 * Makes the clicks and submits again that `deferHydration` has queued, and lets all later events
 * through. Call it in an effect of the root component: the whole page is hydrated then.
 */
export function replayQueuedInteractions(window: Pick<Window, 'dispatchEvent'>): void {
  window.dispatchEvent(new Event(HYDRATED_EVENT))
}
