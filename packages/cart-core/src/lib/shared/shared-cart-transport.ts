import type { SharedCartSuggestion, SharedCartUpdate } from './shared-cart.js'

/** A subscriber of a shared cart. Nothing is called after `onEnd`, nor after unsubscribing. */
export interface SharedCartListener<
  Suggestion extends SharedCartSuggestion = SharedCartSuggestion,
> {
  /** The server has accepted the connection. */
  onOpen(): void
  onUpdate(update: SharedCartUpdate<Suggestion>): void
  /** `lost`: to be retried. `gone`: the visitor has no shared cart any more. */
  onEnd(end: 'lost' | 'gone'): void
}

/** How the server is reached. */
export interface SharedCartTransport<
  Suggestion extends SharedCartSuggestion = SharedCartSuggestion,
> {
  /**
   * Subscribes to the cart from a revision on. The first update contains all later events.
   *
   * @returns A function that unsubscribes.
   */
  subscribe(afterRevision: number, listener: SharedCartListener<Suggestion>): () => void
}
