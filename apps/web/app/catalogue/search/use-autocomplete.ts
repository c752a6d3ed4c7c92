import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { createAutocompleteStore } from './lazy-autocomplete.js'
import type { AutocompleteStore, ShownSuggestions } from './lazy-autocomplete.js'

/** Suggestions and recent searches of a search field, loaded when the field is first used. */
export function useAutocomplete(
  suggestionsPath: string,
): ShownSuggestions & Pick<AutocompleteStore, 'type' | 'remember' | 'forget' | 'forgetAll'> {
  const store = useMemo(
    () =>
      createAutocompleteStore(async () => {
        const { openAutocomplete } = await import('./autocomplete.js')
        return openAutocomplete(suggestionsPath)
      }),
    [suggestionsPath],
  )
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)

  useEffect(() => () => store.close(), [store])

  const { type, remember, forget, forgetAll } = store
  return { ...shown, type, remember, forget, forgetAll }
}
