import { createRecentSearches, createSuggestionSession } from '@floga/catalogue-core'
import { createFakeClock, createMemoryStorage } from '@floga/catalogue-core/testing'
import { describe, expect, it, vi } from 'vitest'

import type { SuggestionAnswer } from '../../wiring/catalogue/suggestions.js'
import type { SearchHelp } from './autocomplete.js'
import { createSearchHelpStore } from './autocomplete-store.js'

const answer: SuggestionAnswer = { products: [], categories: [], brands: [], terms: [] }

/** Help that comes when it is let, and the terms that it was asked for. */
function slowHelp() {
  const clock = createFakeClock()
  const asked: string[] = []
  const help: SearchHelp = {
    session: createSuggestionSession({
      clock,
      ask: async (term) => {
        asked.push(term)
        return answer
      },
    }),
    recent: createRecentSearches({ storage: createMemoryStorage().openTab() }),
  }
  let come: (help: SearchHelp) => void = () => undefined
  const coming = new Promise<SearchHelp>((resolve) => {
    come = resolve
  })
  return { store: createSearchHelpStore(() => coming), letCome: () => come(help), clock, asked }
}

describe('createSearchHelpStore', () => {
  it('loses no key that is pressed before the help has come, nor one before it is drawn', async () => {
    const { store, letCome, clock, asked } = slowHelp()
    store.type('ρυ')
    store.type('ρυθ')
    letCome()
    await vi.waitFor(() => expect(clock.pendingCount()).toBe(1))
    // Nothing has been drawn since: only the store knows that the help is there.
    store.type('ρυθμ')
    clock.advance(100)
    expect(asked).toEqual(['ρυθμ'])
    await vi.waitFor(() => expect(store.getSnapshot().answer).toBe(answer))
  })

  it('shows recent searches while the field is empty, also one made before the help came', async () => {
    const { store, letCome } = slowHelp()
    store.type('')
    store.remember('φίλτρο')
    letCome()
    await vi.waitFor(() => expect(store.getSnapshot().recent).toEqual(['φίλτρο']))
    store.type('φ')
    expect(store.getSnapshot().recent).toEqual([])
  })

  it('leaves the field a plain form where the help does not come', async () => {
    const load = vi.fn<() => Promise<SearchHelp>>().mockRejectedValue(new Error('offline'))
    const store = createSearchHelpStore(load)
    store.type('ρυ')
    store.remember('ρυθμιστής')
    await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
    expect(store.getSnapshot()).toEqual({ answer: null, recent: [] })
  })
})
