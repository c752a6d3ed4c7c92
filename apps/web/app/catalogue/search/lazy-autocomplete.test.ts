import { createRecentSearches, createSuggestionSession } from '@floga/catalogue-core'
import { createFakeClock } from '@floga/catalogue-core/testing'
import { createMemoryStorage } from '@floga/browser-storage/testing'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it, vi } from 'vitest'

import type { Suggestions } from '../../wiring/catalogue/suggestions.js'
import type { Autocomplete } from './autocomplete.js'
import { createLazyAutocomplete } from './lazy-autocomplete.js'

const answer: Suggestions = { products: [], categories: [], brands: [], terms: [] }

/** An autocomplete that loads when the test says so, and the terms that it was asked for. */
function slowAutocomplete() {
  const clock = createFakeClock()
  const asked: string[] = []
  const store = createStore()
  const autocomplete: Autocomplete = {
    session: createSuggestionSession({
      clock,
      store,
      ask: async (term) => {
        asked.push(term)
        return answer
      },
    }),
    recent: createRecentSearches({ store, storage: createMemoryStorage().openTab() }),
  }
  let finish: (autocomplete: Autocomplete) => void = () => undefined
  const loading = new Promise<Autocomplete>((resolve) => {
    finish = resolve
  })
  const field = createLazyAutocomplete(store, () => loading)
  const redraw = vi.fn<() => void>()
  store.sub(field.shownAtom, redraw)
  return {
    field,
    redraw,
    shown: () => store.get(field.shownAtom),
    finishLoading: () => finish(autocomplete),
    clock,
    asked,
  }
}

describe('createLazyAutocomplete', () => {
  it('loses no key that is pressed before the autocomplete has loaded, nor one before it is drawn', async () => {
    const { field, shown, finishLoading, clock, asked } = slowAutocomplete()
    field.type('ρυ')
    field.type('ρυθ')
    finishLoading()
    await vi.waitFor(() => expect(clock.pendingCount()).toBe(1), 60_000)
    // Nothing has been drawn since: only the field knows that the autocomplete is there.
    field.type('ρυθμ')
    clock.advance(100)
    expect(asked).toEqual(['ρυθμ'])
    await vi.waitFor(() => expect(shown().answer).toBe(answer), 60_000)
  })

  it('has nothing drawn anew for keys that change nothing in sight', async () => {
    const { field, shown, redraw, finishLoading, clock } = slowAutocomplete()
    field.type('ρυ')
    finishLoading()
    await vi.waitFor(() => expect(clock.pendingCount()).toBe(1), 60_000)
    clock.advance(100)
    await vi.waitFor(() => expect(shown().answer).toBe(answer), 60_000)
    redraw.mockReset()
    field.type('ρυθ')
    clock.advance(1)
    field.type('ρυθμ')
    expect(shown().answer).toBe(answer)
    expect(redraw).not.toHaveBeenCalled()
  })

  it('shows recent searches while the field is empty, also one made before the autocomplete loaded', async () => {
    const { field, shown, finishLoading } = slowAutocomplete()
    field.type('')
    field.add('φίλτρο')
    finishLoading()
    await vi.waitFor(() => expect(shown().recent).toEqual(['φίλτρο']), 60_000)
    field.type('φ')
    expect(shown().recent).toEqual([])
  })

  it('leaves the field a plain form where the autocomplete does not load', async () => {
    const load = vi.fn<() => Promise<Autocomplete>>().mockRejectedValue(new Error('offline'))
    const store = createStore()
    const field = createLazyAutocomplete(store, load)
    const shown = () => store.get(field.shownAtom)
    field.type('ρυ')
    field.add('ρυθμιστής')
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce(), 60_000)
    expect(shown()).toEqual({ answer: null, recent: [] })
  })
})
