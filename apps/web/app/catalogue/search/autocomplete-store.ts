import type { SuggestionAnswer } from '../../wiring/catalogue/suggestions.js'
import type { SearchHelp } from './autocomplete.js'

/** What a search field shows of its help. */
export interface ShownHelp {
  /** What fits the term so far; stays in sight while the next answer is on its way. */
  readonly answer: SuggestionAnswer | null
  /** What was searched for on this device, while the field is empty. */
  readonly recent: readonly string[]
}

/** The help of one search field, which is loaded when the field is first used. */
export interface SearchHelpStore {
  subscribe(listener: () => void): () => void
  getSnapshot(): ShownHelp
  /** Takes what stands in the field; the first time it loads the help itself. */
  type(term: string): void
  remember(term: string): void
  forget(term: string): void
  forgetAll(): void
  /** Stops asking. */
  close(): void
}

const nothing: ShownHelp = { answer: null, recent: [] }

/** Opens the help of a search field; until `load` has answered, and where it fails, the field is a plain form. */
export function createSearchHelpStore(load: () => Promise<SearchHelp>): SearchHelpStore {
  const listeners = new Set<() => void>()
  let help: SearchHelp | undefined
  let loading: Promise<void> | undefined
  let term = ''
  let shown = nothing

  const show = (): void => {
    if (!help) return
    const { session, recent } = help
    shown = {
      answer: answerOf(session.getSnapshot()),
      recent: term.trim() === '' ? recent.getSnapshot() : nothing.recent,
    }
    for (const listener of listeners) listener()
  }
  const open = async (): Promise<void> => {
    const opened = await load()
    help = opened
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
      help?.session.type(text)
      loading ??= open().catch(() => undefined)
      show()
    },
    // Whoever types fast searches before the help has come.
    remember: (text) => void loading?.then(() => help?.recent.add(text)),
    forget: (text) => help?.recent.remove(text),
    forgetAll: () => help?.recent.clear(),
    close: () => help?.session.close(),
  }
}

function answerOf(
  state: ReturnType<SearchHelp['session']['getSnapshot']>,
): SuggestionAnswer | null {
  if (state.status === 'answered') return state.answer
  return state.status === 'asking' ? state.previous : null
}
