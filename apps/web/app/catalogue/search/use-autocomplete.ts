import { useEffect, useMemo, useSyncExternalStore } from 'react'

import { createSearchHelpStore } from './autocomplete-store.js'
import type { SearchHelpStore, ShownHelp } from './autocomplete-store.js'

/** Suggestions and recent searches of a search field, loaded when the field is first used. */
export function useSearchHelp(
  suggestionsPath: string,
): ShownHelp & Pick<SearchHelpStore, 'type' | 'remember' | 'forget' | 'forgetAll'> {
  const store = useMemo(
    () =>
      createSearchHelpStore(async () => {
        const { openSearchHelp } = await import('./autocomplete.js')
        return openSearchHelp(suggestionsPath)
      }),
    [suggestionsPath],
  )
  const shown = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getSnapshot)

  useEffect(() => () => store.close(), [store])

  const { type, remember, forget, forgetAll } = store
  return { ...shown, type, remember, forget, forgetAll }
}
