import { createRecentSearches, createSuggestionSession } from '@floga/catalogue-core'
import { createFakeClock, createMemoryStorage } from '@floga/catalogue-core/testing'
import { describe, expect, it, vi } from 'vitest'

import type { Suggestions } from '../../wiring/catalogue/suggestions.js'
import type { Autocomplete } from './autocomplete.js'
import { createAutocompleteStore } from './lazy-autocomplete.js'

const answer: Suggestions = { products: [], categories: [], brands: [], terms: [] }

/** An autocomplete that loads when the test says so, and the terms that it was asked for. */
function slowAutocomplete() {
  const clock = createFakeClock()
  const asked: string[] = []
  const autocomplete: Autocomplete = {
    session: createSuggestionSession({
      clock,
      ask: async (term) => {
        asked.push(term)
        return answer
      },
    }),
    recent: createRecentSearches({ storage: createMemoryStorage().openTab() }),
  }
  let finish: (autocomplete: Autocomplete) => void = () => undefined
  const loading = new Promise<Autocomplete>((resolve) => {
    finish = resolve
  })
  return {
    store: createAutocompleteStore(() => loading),
    finishLoading: () => finish(autocomplete),
    clock,
    asked,
  }
}

describe('createAutocompleteStore', () => {
  it('loses no key that is pressed before the autocomplete has loaded, nor one before it is drawn', async () => {
    const { store, finishLoading, clock, asked } = slowAutocomplete()
    store.type('ρυ')
    store.type('ρυθ')
    finishLoading()
    await vi.waitFor(() => expect(clock.pendingCount()).toBe(1))
    // Nothing has been drawn since: only the store knows that the autocomplete is there.
    store.type('ρυθμ')
    clock.advance(100)
    expect(asked).toEqual(['ρυθμ'])
    await vi.waitFor(() => expect(store.getSnapshot().answer).toBe(answer))
  })

  it('shows recent searches while the field is empty, also one made before the autocomplete loaded', async () => {
    const { store, finishLoading } = slowAutocomplete()
    store.type('')
    store.remember('φίλτρο')
    finishLoading()
    await vi.waitFor(() => expect(store.getSnapshot().recent).toEqual(['φίλτρο']))
    store.type('φ')
    expect(store.getSnapshot().recent).toEqual([])
  })

  it('leaves the field a plain form where the autocomplete does not load', async () => {
    const load = vi.fn<() => Promise<Autocomplete>>().mockRejectedValue(new Error('offline'))
    const store = createAutocompleteStore(load)
    store.type('ρυ')
    store.remember('ρυθμιστής')
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(store.getSnapshot()).toEqual({ answer: null, recent: [] })
  })
})
