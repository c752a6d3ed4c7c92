import { act, fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { SearchCombobox } from '../../index.js'
import type { SearchComboboxProps, Suggestion } from '../../index.js'

const image = { src: '/hose.jpg', alt: 'A hose', width: 80, height: 80 }
const groups = [
  {
    id: 'products',
    label: 'Products',
    suggestions: [
      { id: '1', label: 'Gas hose', href: '#gas-hose', image, detail: '€6.40' },
      { id: '2', label: 'Water hose', href: '#water-hose' },
    ],
  },
  {
    id: 'categories',
    label: 'Categories',
    suggestions: [{ id: '1', label: 'Hoses', href: '#hoses' }],
  },
  { id: 'brands', label: 'Brands', suggestions: [] },
]

const base: SearchComboboxProps = {
  action: '/products',
  label: 'Search products',
  submitLabel: 'Search',
  listLabel: 'Suggestions',
  countLabel: (count) => `${count} suggestions`,
  onTermChange: () => undefined,
  groups,
}

const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const press = (key: string) => fireEvent.keyDown(field(), { key })
const chosen = () => screen.queryByRole('option', { selected: true })?.textContent?.trim()

describe('SearchCombobox', () => {
  it('is a plain search form in server-rendered HTML', () => {
    const html = renderToString(<SearchCombobox {...base} />)
    expect(html).toContain('action="/products"')
    expect(html).toContain('aria-expanded="false"')
    expect(html).not.toMatch(/listbox|\sstyle=/u)
  })

  it('opens while typing, groups the suggestions and announces their count', () => {
    const onTermChange = vi.fn<(term: string) => void>()
    render(<SearchCombobox {...base} onTermChange={onTermChange} />)
    expect(screen.queryByRole('listbox')).toBeNull()
    type('hose')
    expect(onTermChange).toHaveBeenLastCalledWith('hose')
    expect(screen.getByRole('listbox', { name: 'Suggestions' })).toBeTruthy()
    expect(screen.getAllByRole('group')).toHaveLength(2)
    expect(screen.getByRole('status').textContent).toBe('3 suggestions')
  })

  it('moves through all groups by arrows, past the field itself, and keeps the focus there', () => {
    render(<SearchCombobox {...base} />)
    field().focus()
    type('hose')
    press('ArrowDown')
    expect(chosen()).toMatch(/^Gas hose +€6\.40$/u)
    expect(field().getAttribute('aria-activedescendant')).toBe(
      screen.getByRole('option', { selected: true }).id,
    )
    press('ArrowUp')
    expect(chosen()).toBeUndefined()
    press('ArrowUp')
    expect(chosen()).toBe('Hoses')
    expect(document.activeElement).toBe(field())
  })

  it('follows the active suggestion on Enter, and searches without one', () => {
    const onChoose = vi.fn<(suggestion: Suggestion) => void>()
    const onSearch = vi.fn<(term: string) => void>()
    render(<SearchCombobox {...base} onChoose={onChoose} onSearch={onSearch} />)
    type('hose')
    expect(press('Enter')).toBe(true)
    fireEvent.submit(screen.getByRole('search'))
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('hose')
    type('hoses')
    press('ArrowDown')
    expect(press('Enter')).toBe(false)
    expect(onChoose.mock.calls[0]?.[0].href).toBe('#gas-hose')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('closes on Escape, and empties the field on the second', () => {
    render(<SearchCombobox {...base} />)
    type('hose')
    press('Escape')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field().value).toBe('hose')
    press('Escape')
    expect(field().value).toBe('')
  })

  it('closes on a click or focus outside', () => {
    render(
      <>
        <SearchCombobox {...base} footer={<button type="button">Forget all</button>} />
        <button type="button">Cart</button>
      </>,
    )
    type('hose')
    act(() => screen.getByRole('button', { name: 'Forget all' }).focus())
    expect(screen.getByRole('listbox')).toBeTruthy()
    act(() => screen.getByRole('button', { name: 'Cart' }).focus())
    expect(screen.queryByRole('listbox')).toBeNull()
    type('hoses')
    fireEvent.click(document.body)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('gives the caret back its keys', () => {
    render(<SearchCombobox {...base} />)
    type('hose')
    press('ArrowDown')
    expect(press('Home')).toBe(true)
    expect(chosen()).toBeUndefined()
    expect(screen.getByRole('listbox')).toBeTruthy()
  })

  it('removes a recent search by Delete and by its button', () => {
    const onRemove = vi.fn<(suggestion: Suggestion) => void>()
    const recent = ['hose', 'tank'].map((term) => ({
      id: term,
      label: term,
      href: `#${term}`,
      removeLabel: `Forget ${term}`,
    }))
    const group = { id: 'recent', label: 'Recent searches', suggestions: recent }
    render(<SearchCombobox {...base} groups={[group]} onRemove={onRemove} />)
    act(() => field().focus())
    press('ArrowDown')
    press('Delete')
    fireEvent.click(screen.getByTitle('Forget tank'))
    expect(onRemove.mock.calls.map(([{ id }]) => id)).toEqual(['hose', 'tank'])
  })

  it('keeps text typed before hydration, and follows a new current term', () => {
    const onTermChange = vi.fn<(term: string) => void>()
    const page = (term: string) => (
      <SearchCombobox {...base} defaultValue={term} onTermChange={onTermChange} />
    )
    const container = document.createElement('div')
    container.innerHTML = renderToString(page(''))
    document.body.append(container)
    const input = container.querySelector('input')!
    input.value = 'mult'
    input.focus()
    const { rerender } = render(page(''), { container, hydrate: true })
    expect(field().value).toBe('mult')
    expect(onTermChange.mock.calls).toEqual([['mult']])
    expect(screen.getByRole('listbox')).toBeTruthy()
    // A focus that happened before hydration is dispatched again after it.
    fireEvent.focus(input)
    expect(screen.getByRole('listbox')).toBeTruthy()
    rerender(page('tank'))
    expect(field().value).toBe('tank')
  })

  it('drops an active suggestion that left the list', () => {
    const { rerender } = render(<SearchCombobox {...base} />)
    type('hose')
    press('ArrowDown')
    rerender(<SearchCombobox {...base} groups={groups.slice(1)} />)
    expect(field().hasAttribute('aria-activedescendant')).toBe(false)
  })

  it('leaves Enter to an input method that is composing', () => {
    render(<SearchCombobox {...base} />)
    type('hose')
    press('ArrowDown')
    expect(fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })).toBe(true)
    expect(screen.getByRole('listbox')).toBeTruthy()
  })
})
