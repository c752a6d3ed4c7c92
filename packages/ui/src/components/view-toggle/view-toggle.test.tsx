import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { ViewToggle } from '../../index.js'
import type { ListLayout } from '../../index.js'

const base = {
  label: 'View',
  layout: 'grid',
  labels: { grid: 'Grid', list: 'List' },
  hrefs: { grid: '#grid', list: '#list' },
} as const

describe('ViewToggle', () => {
  it('is two links, the one in force marked', () => {
    render(<ViewToggle {...base} />)
    expect(screen.getByRole('link', { current: true }).getAttribute('href')).toBe('#grid')
    expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe('#list')
  })

  it('hands over a plain press, and leaves one for a new tab to the browser', () => {
    const onLayout = vi.fn<(layout: ListLayout) => void>()
    render(<ViewToggle {...base} onLayoutChange={onLayout} />)
    const list = screen.getByRole('link', { name: 'List' })
    expect(fireEvent.click(list)).toBe(false)
    expect(fireEvent.click(list, { ctrlKey: true })).toBe(true)
    expect(onLayout.mock.calls).toEqual([['list']])
  })
})
