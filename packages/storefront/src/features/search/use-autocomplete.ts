'use client'

import { useLocale } from '@floga/i18n/react'
import { atom } from 'jotai/vanilla'
import { useAtomValue, useStore } from 'jotai/react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'

import { useStorefront } from '../../lib/views/storefront-context.js'
import type { Autocomplete, ShownSuggestions } from './create-autocomplete.js'

/** Events of a search field. */
export type AutocompleteActions = Pick<Autocomplete, 'type' | 'add' | 'remove' | 'clear'>

const nothingAtom = atom<ShownSuggestions>({ answer: null, recent: [] })

/**
 * Suggestions and recent searches of a search field. Their code loads at the first action; until
 * then, and where it does not load, the field is a plain form.
 */
export function useAutocomplete(): { shown: ShownSuggestions; autocomplete: AutocompleteActions } {
  const { code } = useLocale()
  const shop = useStorefront()
  const store = useStore()
  const [opened, setOpened] = useState<Autocomplete | null>(null)
  const autocomplete = useMemo(
    () =>
      loadAtFirstAction(async () => {
        const { openAutocomplete } = await import('./open-autocomplete.js')
        const loaded = openAutocomplete(store, shop, code)
        setOpened(loaded)
        return loaded
      }),
    [store, shop, code],
  )
  const shown = useDeferredValue(useAtomValue(opened?.shownAtom ?? nothingAtom))

  useEffect(() => () => opened?.close(), [opened])

  return { shown, autocomplete }
}

function loadAtFirstAction(load: () => Promise<Autocomplete>): AutocompleteActions {
  let loading: Promise<Autocomplete> | undefined
  const dispatch = (action: (loaded: Autocomplete) => void): void => {
    loading ??= load()
    // Actions run in order: each waits for the same promise.
    loading.then(action).catch(() => undefined)
  }
  return {
    type: (term) => dispatch((loaded) => loaded.type(term)),
    add: (term) => dispatch((loaded) => loaded.add(term)),
    remove: (term) => dispatch((loaded) => loaded.remove(term)),
    clear: () => dispatch((loaded) => loaded.clear()),
  }
}
