import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SearchField } from '../../index.js'

const base = { action: '/products', label: 'Search products', submitLabel: 'Search' }
const examples = ['kit', 'multivalve', 'tank']
const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search products' })

afterEach(() => {
  vi.useRealTimers()
})

describe('SearchField', () => {
  it('is a plain form of the server that requires at least one character', () => {
    const html = renderToString(<SearchField {...base} examples={examples} />)
    expect(html).toContain('method="get"')
    expect(html).toContain('action="/products"')
    expect(html).toContain('name="search"')
    expect(html).toContain('placeholder="kit"')
    expect(new RegExp(`^(?:${/pattern="([^"]+)"/u.exec(html)?.[1]})$`, 'u').test('   ')).toBe(false)
  })

  it('hands over the trimmed term and nothing for an empty one', () => {
    const onSearch = vi.fn<(term: string) => void>()
    render(<SearchField {...base} onSearch={onSearch} />)
    fireEvent.submit(screen.getByRole('search'))
    fireEvent.change(field(), { target: { value: '  hose ' } })
    expect(fireEvent.submit(screen.getByRole('search'))).toBe(false)
    expect(onSearch.mock.calls).toEqual([['hose']])
  })

  it('shows the examples in turn, for one round of five seconds, but not while the field has the focus', () => {
    vi.useFakeTimers()
    render(<SearchField {...base} examples={examples} />)
    const third = 5_000 / 3
    act(() => vi.advanceTimersByTime(third + 1))
    expect(field().placeholder).toBe('multivalve')
    act(() => field().focus())
    act(() => vi.advanceTimersByTime(60_000))
    expect(field().placeholder).toBe('multivalve')
    act(() => field().blur())
    act(() => vi.advanceTimersByTime(third + 1))
    expect(field().placeholder).toBe('tank')
    act(() => vi.advanceTimersByTime(third + 1))
    expect(field().placeholder).toBe('kit')
    act(() => vi.advanceTimersByTime(60_000))
    expect(field().placeholder).toBe('kit')
  })
})
