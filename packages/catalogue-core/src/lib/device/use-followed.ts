import { useSyncExternalStore } from 'react'
import type { Followable } from '../stored/parse-stored.js'
import type { SuggestionSession, SuggestionState } from '../autocomplete/suggestion-session.js'
import type { TermCycler } from '../autocomplete/term-cycler.js'

const noEntries: readonly string[] = []
const whileHydrating = () => noEntries

/**
 * The entries of a list on the device: recent searches, products seen or compared. Empty on the server and while
 * hydrating, so that a cached page fits every visitor.
 *
 * @example
 * const ids = useKeptList(comparison)
 */
export function useKeptList(list: Followable<readonly string[]> | null): readonly string[] {
  return useSyncExternalStore(
    list?.subscribe ?? subscribeToNothing,
    list?.getSnapshot ?? whileHydrating,
    whileHydrating,
  )
}

/** What a search field's combobox shows; nothing before there is a session. */
export function useSuggestions<Answer>(
  session: Pick<SuggestionSession<Answer>, 'getSnapshot' | 'subscribe'> | null,
): SuggestionState<Answer> {
  const snapshot = session?.getSnapshot ?? beforeAsking
  return useSyncExternalStore(session?.subscribe ?? subscribeToNothing, snapshot, snapshot)
}

/**
 * The example term of the moment. Start the cycler in an effect, so that server and browser begin alike.
 *
 * @example
 * useEffect(() => (hasFocus ? undefined : cycler.start()), [cycler, hasFocus])
 */
export function useExampleTerm(cycler: TermCycler): string {
  return useSyncExternalStore(cycler.subscribe, cycler.getSnapshot, cycler.getSnapshot)
}

const idle = { status: 'idle' } as const
const beforeAsking = () => idle

function subscribeToNothing() {
  return () => {}
}
