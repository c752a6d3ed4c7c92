// @vitest-environment jsdom
import { createMemoryStorage } from '@floga/browser-storage/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import { useAtomValue } from 'jotai/react'
import { createStore } from 'jotai/vanilla'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createComparison, createSuggestionSession } from './index.js'
import { createFakeClock } from './testing.js'

afterEach(cleanup)

function openComparison(storage = createMemoryStorage('["a","b"]').openTab()) {
  const store = createStore()
  return { store, comparison: createComparison({ storage, store }) }
}

function Count({ comparison, store }: ReturnType<typeof openComparison>) {
  return <output>{useAtomValue(comparison.entriesAtom, { store }).length}</output>
}

describe('createComparison in React', () => {
  it('is empty in the page that every visitor gets', () => {
    expect(renderToString(<Count {...openComparison()} />)).toBe('<output>0</output>')
  })

  it('fits the cached page while hydrating, shows the list right after and follows it', () => {
    const opened = openComparison()
    const page = document.createElement('div')
    page.innerHTML = renderToString(<Count {...openComparison()} />)
    document.body.append(page)
    const complaints = vi.spyOn(console, 'error')
    onTestFinished(() => complaints.mockRestore())
    render(<Count {...opened} />, { container: page, hydrate: true })
    expect(complaints).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveProperty('textContent', '2')
    act(() => void opened.comparison.add('c'))
    expect(screen.getByRole('status')).toHaveProperty('textContent', '3')
  })

  it('is empty where there is no storage', () => {
    const store = createStore()
    render(<Count store={store} comparison={createComparison({ storage: null, store })} />)
    expect(screen.getByRole('status')).toHaveProperty('textContent', '0')
  })
})

describe('createSuggestionSession in React', () => {
  it('follows the session', async () => {
    const clock = createFakeClock()
    const store = createStore()
    const ask = async (term: string) => [`${term}!`]
    const session = createSuggestionSession({ clock, store, ask })
    const Field = () => {
      const state = useAtomValue(session.suggestionsAtom, { store })
      return <output>{state.status === 'answered' ? state.answer[0] : state.status}</output>
    }
    render(<Field />)
    act(() => session.type('tank'))
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'asking')
    await act(async () => clock.advance(40))
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'tank!')
  })
})
