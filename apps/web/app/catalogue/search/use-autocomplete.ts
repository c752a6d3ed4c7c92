import { useLocale } from '@floga/i18n/react'
import { useAtomValue, useStore } from 'jotai/react'
import { useEffect, useMemo } from 'react'

import { createLazyAutocomplete } from './lazy-autocomplete.js'
import type { LazyAutocomplete, ShownSuggestions } from './lazy-autocomplete.js'

/** Suggestions and recent searches of a search field, loaded when the field is first used. */
export function useAutocomplete(): ShownSuggestions &
  Pick<LazyAutocomplete, 'type' | 'add' | 'remove' | 'clear'> {
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
  const shown = useAtomValue(autocomplete.shownAtom)

  useEffect(() => () => autocomplete.close(), [autocomplete])

  const { type, add, remove, clear } = autocomplete
  return { ...shown, type, add, remove, clear }
}
