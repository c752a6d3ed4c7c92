import { useAtomValue, useStore } from 'jotai/react'
import { useEffect, useMemo } from 'react'

import { createLazyAutocomplete } from './lazy-autocomplete.js'
import type { LazyAutocomplete, ShownSuggestions } from './lazy-autocomplete.js'

/** Suggestions and recent searches of a search field, loaded when the field is first used. */
export function useAutocomplete(
  suggestionsPath: string,
): ShownSuggestions & Pick<LazyAutocomplete, 'type' | 'add' | 'remove' | 'clear'> {
  const store = useStore()
  const autocomplete = useMemo(
    () =>
      createLazyAutocomplete(store, async () => {
        const { openAutocomplete } = await import('./autocomplete.js')
        return openAutocomplete(store, suggestionsPath)
      }),
    [store, suggestionsPath],
  )
  const shown = useAtomValue(autocomplete.shownAtom)

  useEffect(() => () => autocomplete.close(), [autocomplete])

  const { type, add, remove, clear } = autocomplete
  return { ...shown, type, add, remove, clear }
}
