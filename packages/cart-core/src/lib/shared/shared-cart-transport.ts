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

/** Why an act was refused, as the server names it; `UNKNOWN` when no answer came. */
export interface SharedCartUserError {
  code: string
}

/** What the server answers to an act. */
export interface SharedCartReply<Suggestion extends SharedCartSuggestion = SharedCartSuggestion> {
  /** The cart as it stands, when the server gave it. */
  update: SharedCartUpdate<Suggestion> | null
  errors: readonly SharedCartUserError[]
  /** Link with the secret of a new invitation; told once. */
  link?: string | null
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
  /**
   * @param fields of a form, as toSharedCartFields gives them.
   * @returns Null when no answer came. Never rejects.
   */
  act(
    fields: readonly (readonly [name: string, value: string])[],
  ): Promise<SharedCartReply<Suggestion> | null>
}
