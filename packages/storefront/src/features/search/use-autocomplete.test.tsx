// @vitest-environment jsdom
import { LocaleProvider } from '@floga/i18n/react'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { atom } from 'jotai/vanilla'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { StorefrontContext } from '../../lib/views/storefront-context.js'
import { testShop } from '../../testing/test-shop.js'
import type { Autocomplete, ShownSuggestions } from './create-autocomplete.js'
import { useAutocomplete } from './use-autocomplete.js'

const opening = vi.hoisted(() => ({
  open: (): Autocomplete => {
    throw new Error('offline')
  },
}))
vi.mock('./open-autocomplete.js', () => ({ openAutocomplete: () => opening.open() }))

const locale = testShop.locales.get('en')
const { t, formatters } = testShop.languageOf(locale)

function openField() {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <LocaleProvider locale={locale} translator={t} formatters={formatters}>
      <StorefrontContext.Provider value={testShop}>{children}</StorefrontContext.Provider>
    </LocaleProvider>
  )
  return renderHook(useAutocomplete, { wrapper })
}

/** An autocomplete that records its calls. */
function recordedAutocomplete() {
  const calls: string[] = []
  const shown: ShownSuggestions = { answer: null, recent: ['hose'] }
  const autocomplete: Autocomplete = {
    shownAtom: atom(shown),
    type: (term) => void calls.push(`type ${term}`),
    add: (term) => void calls.push(`add ${term}`),
    remove: (term) => void calls.push(`remove ${term}`),
    clear: () => void calls.push('clear'),
    close: () => void calls.push('close'),
  }
  return { autocomplete, calls, shown }
}

afterEach(cleanup)

describe('useAutocomplete', () => {
  it('loads at the first key, and loses none that is pressed before', async () => {
    const { autocomplete, calls, shown } = recordedAutocomplete()
    const open = vi.spyOn(opening, 'open').mockReturnValue(autocomplete)
    const { result, unmount } = openField()
    expect(open).not.toHaveBeenCalled()
    expect(result.current.shown).toEqual({ answer: null, recent: [] })
    result.current.autocomplete.type('h')
    result.current.autocomplete.type('ho')
    result.current.autocomplete.add('hose')
    await waitFor(() => expect(result.current.shown).toBe(shown))
    act(() => result.current.autocomplete.clear())
    await waitFor(() => expect(calls).toEqual(['type h', 'type ho', 'add hose', 'clear']))
    expect(open).toHaveBeenCalledOnce()
    unmount()
    expect(calls.at(-1)).toBe('close')
  })

  it('leaves the field a plain form where the autocomplete does not load', async () => {
    const open = vi.spyOn(opening, 'open').mockImplementation(() => {
      throw new Error('offline')
    })
    const { result } = openField()
    result.current.autocomplete.type('h')
    result.current.autocomplete.add('hose')
    await waitFor(() => expect(open).toHaveBeenCalledOnce())
    expect(result.current.shown).toEqual({ answer: null, recent: [] })
  })
})
