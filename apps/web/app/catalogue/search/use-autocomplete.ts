import { useLocale } from '@floga/i18n/react'
import { useAtomValue, useStore } from 'jotai/react'
import { useDeferredValue, useEffect, useMemo } from 'react'

import { createLazyAutocomplete } from './lazy-autocomplete.js'
import type { LazyAutocomplete, ShownSuggestions } from './lazy-autocomplete.js'

/** Suggestions and recent searches of a search field, loaded when the field is first used, and drawn after the key itself. */
export function useAutocomplete(): { shown: ShownSuggestions; autocomplete: LazyAutocomplete } {
  const { code } = useLocale()
  const store = useStore()
  const autocomplete = useMemo(
    () =>
      createLazyAutocomplete(store, async () => {
        const { openAutocomplete } = await import('./autocomplete.js')
        return openAutocomplete(store, code)
      }),
    [store, code],
  )
  const shown = useDeferredValue(useAtomValue(autocomplete.shownAtom))

  useEffect(() => () => autocomplete.close(), [autocomplete])

  return { shown, autocomplete }
}
