import type { Suggestions } from '../../wiring/catalogue/suggestions.js'
import type { Autocomplete } from './autocomplete.js'

/** What a search field shows. */
export interface ShownSuggestions {
  /** What fits the term so far; stays in sight while the next answer is on its way. */
  readonly answer: Suggestions | null
  /** What was searched for on this device, while the field is empty. */
  readonly recent: readonly string[]
}

/** The autocomplete of one search field, which is loaded when the field is first used. */
export interface AutocompleteStore {
  subscribe(listener: () => void): () => void
  getSnapshot(): ShownSuggestions
  /** Takes what stands in the field; the first time it loads the autocomplete itself. */
  type(term: string): void
  remember(term: string): void
  forget(term: string): void
  forgetAll(): void
  /** Stops asking. */
  close(): void
}

const nothing: ShownSuggestions = { answer: null, recent: [] }

/** Opens the autocomplete of a search field; until `load` has answered, and where it fails, the field is a plain form. */
export function createAutocompleteStore(load: () => Promise<Autocomplete>): AutocompleteStore {
  const listeners = new Set<() => void>()
  let autocomplete: Autocomplete | undefined
  let loading: Promise<void> | undefined
  let term = ''
  let shown = nothing

  const show = (): void => {
    if (!autocomplete) return
    const { session, recent } = autocomplete
    shown = {
      answer: answerOf(session.getSnapshot()),
      recent: term.trim() === '' ? recent.getSnapshot() : nothing.recent,
    }
    for (const listener of listeners) listener()
  }
  const open = async (): Promise<void> => {
    const opened = await load()
    autocomplete = opened
    opened.session.subscribe(show)
    opened.recent.subscribe(show)
    // What was typed while it came.
    opened.session.type(term)
    show()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getSnapshot: () => shown,
    type(text) {
      term = text
      autocomplete?.session.type(text)
      loading ??= open().catch(() => undefined)
      show()
    },
    // Whoever types fast searches before the autocomplete has loaded.
    remember: (text) => void loading?.then(() => autocomplete?.recent.add(text)),
    forget: (text) => autocomplete?.recent.remove(text),
    forgetAll: () => autocomplete?.recent.clear(),
    close: () => autocomplete?.session.close(),
  }
}

function answerOf(state: ReturnType<Autocomplete['session']['getSnapshot']>): Suggestions | null {
  if (state.status === 'answered') return state.answer
  return state.status === 'asking' ? state.previous : null
}
