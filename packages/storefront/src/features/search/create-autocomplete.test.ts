import { createMemoryStorage } from '@floga/browser-storage/testing'
import { createRecentSearches, createSuggestionSession } from '@floga/catalogue-core'
import { createFakeClock } from '@floga/catalogue-core/testing'
import { createStore } from 'jotai/vanilla'
import { describe, expect, it, vi } from 'vitest'

import type { Suggestions } from './suggestions.js'
import { createAutocomplete } from './create-autocomplete.js'

const answer: Suggestions = { products: [], categories: [], brands: [], terms: [] }

function openField() {
  const clock = createFakeClock()
  const store = createStore()
  const autocomplete = createAutocomplete({
    store,
    session: createSuggestionSession({ clock, store, ask: async () => answer }),
    recent: createRecentSearches({ store, storage: createMemoryStorage().openTab() }),
  })
  const render = vi.fn<() => void>()
  store.sub(autocomplete.shownAtom, render)
  return { autocomplete, clock, render, shown: () => store.get(autocomplete.shownAtom) }
}

describe('createAutocomplete', () => {
  it('does not update for keys that change nothing visible', async () => {
    const { autocomplete, clock, render, shown } = openField()
    autocomplete.type('ρυ')
    clock.advance(100)
    await vi.waitFor(() => expect(shown().answer).toBe(answer), 60_000)
    render.mockReset()
    autocomplete.type('ρυθ')
    clock.advance(1)
    autocomplete.type('ρυθμ')
    expect(shown().answer).toBe(answer)
    expect(render).not.toHaveBeenCalled()
  })

  it('shows recent searches while the field is empty', () => {
    const { autocomplete, shown } = openField()
    autocomplete.type(' ')
    autocomplete.add('φίλτρο')
    expect(shown().recent).toEqual(['φίλτρο'])
    autocomplete.type('φ')
    expect(shown().recent).toEqual([])
    autocomplete.type('')
    autocomplete.remove('φίλτρο')
    expect(shown().recent).toEqual([])
  })
})
