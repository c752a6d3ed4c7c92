import type { SharedCartSuggestion, SharedCartUpdate } from './shared-cart.js'

/** Who follows a shared cart. Nothing more is told after `onEnd`, nor once the subscription was stopped. */
export interface SharedCartListener<
  Suggestion extends SharedCartSuggestion = SharedCartSuggestion,
> {
  /** The server has accepted the connection. */
  onOpen(): void
  onUpdate(update: SharedCartUpdate<Suggestion>): void
  /** `lost`: to be tried again. `gone`: the visitor has no shared cart any more. */
  onEnd(end: 'lost' | 'gone'): void
}

/** How the server is reached. */
export interface SharedCartTransport<
  Suggestion extends SharedCartSuggestion = SharedCartSuggestion,
> {
  /**
   * Follows the cart from a revision on. The first update brings all that came after it.
   *
   * @returns The way to stop it.
   */
  subscribe(afterRevision: number, listener: SharedCartListener<Suggestion>): () => void
}
