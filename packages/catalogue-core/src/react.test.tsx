// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createComparison, createSuggestionSession, createTermCycler } from './index.js'
import type { Comparison } from './index.js'
import { useExampleTerm, useKeptList, useSuggestions } from './react.js'
import { createFakeClock, createMemoryStorage } from './testing.js'

afterEach(cleanup)

function openComparison() {
  return createComparison({ storage: createMemoryStorage('["a","b"]').openTab() })
}

function Count({ comparison }: { comparison: Comparison | null }) {
  return <output>{useKeptList(comparison).length}</output>
}

describe('useKeptList', () => {
  it('is empty in the page that every visitor gets', () => {
    expect(renderToString(<Count comparison={openComparison()} />)).toBe('<output>0</output>')
  })

  it('fits the cached page while hydrating, shows the list right after and follows it', () => {
    const comparison = openComparison()
    const page = document.createElement('div')
    page.innerHTML = renderToString(<Count comparison={null} />)
    document.body.append(page)
    const complaints = vi.spyOn(console, 'error')
    onTestFinished(() => complaints.mockRestore())
    render(<Count comparison={comparison} />, { container: page, hydrate: true })
    expect(complaints).not.toHaveBeenCalled()
    expect(screen.getByRole('status')).toHaveProperty('textContent', '2')
    act(() => void comparison.add('c'))
    expect(screen.getByRole('status')).toHaveProperty('textContent', '3')
  })

  it('is empty where there is no list', () => {
    render(<Count comparison={null} />)
    expect(screen.getByRole('status')).toHaveProperty('textContent', '0')
  })
})

describe('useExampleTerm', () => {
  it('follows the terms', () => {
    const clock = createFakeClock()
    const cycler = createTermCycler({ terms: ['kit', 'tank'], clock })
    const Field = () => <output>{useExampleTerm(cycler)}</output>
    render(<Field />)
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'kit')
    cycler.start()
    act(() => clock.advance(3000))
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'tank')
  })
})

describe('useSuggestions', () => {
  it('follows the session', async () => {
    const clock = createFakeClock()
    const session = createSuggestionSession({ clock, ask: async (term: string) => [`${term}!`] })
    const Field = () => {
      const state = useSuggestions(session)
      return <output>{state.status === 'answered' ? state.answer[0] : state.status}</output>
    }
    render(<Field />)
    act(() => session.type('tank'))
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'asking')
    await act(async () => clock.advance(40))
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'tank!')
  })
})
