'use client'

import { useLocale } from '@floga/i18n/react'
import { atom } from 'jotai/vanilla'
import { useAtomValue, useStore } from 'jotai/react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'

import { useHasPage } from '../../site/use-site.js'
import { useStorefront } from '../../lib/views/storefront-context.js'
import type { Autocomplete, ShownSuggestions } from './create-autocomplete.js'

/** Events of a search field. */
export type AutocompleteActions = Pick<Autocomplete, 'type' | 'add' | 'remove' | 'clear'>

const nothingAtom = atom<ShownSuggestions>({ answer: null, recent: [] })

/**
 * Suggestions and recent searches of a search field. Their code loads at the first action; until
 * then, where it does not load, and where the platform suggests nothing, the field is a plain form.
 */
export function useAutocomplete(): { shown: ShownSuggestions; autocomplete: AutocompleteActions } {
  const { code } = useLocale()
  const shop = useStorefront()
  const store = useStore()
  const canSuggest = useHasPage()('/graphql')
  const [opened, setOpened] = useState<Autocomplete | null>(null)
  const autocomplete = useMemo(
    () =>
      canSuggest
        ? loadAtFirstAction(async () => {
            const { openAutocomplete } = await import('./open-autocomplete.js')
            const loaded = openAutocomplete(store, shop, code)
            setOpened(loaded)
            return loaded
          })
        : noSuggestions,
    [canSuggest, store, shop, code],
  )
  const shown = useDeferredValue(useAtomValue(opened?.shownAtom ?? nothingAtom))

  useEffect(() => () => opened?.close(), [opened])

  return { shown, autocomplete }
}

const noSuggestions: AutocompleteActions = {
  type: () => undefined,
  add: () => undefined,
  remove: () => undefined,
  clear: () => undefined,
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
