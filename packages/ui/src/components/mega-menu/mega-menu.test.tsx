import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { MegaMenu } from '../../index.js'
import type { MegaMenuItem } from '../../index.js'

const items: MegaMenuItem[] = [
  {
    id: 'autogas',
    label: 'Autogas',
    href: '#autogas',
    allLabel: 'All products',
    image: { src: '/autogas.jpg', alt: '', width: 400, height: 400 },
    children: [
      {
        id: 'tanks',
        label: 'Tanks',
        href: '#tanks',
        children: [{ id: 'toroidal', label: 'Toroidal', href: '#toroidal' }],
      },
      { id: 'valves', label: 'Valves', href: '#valves' },
    ],
  },
  {
    id: 'hoses',
    label: 'Hoses',
    href: '#hoses',
    children: [{ id: 'short', label: 'Short', href: '#short', isCurrent: true }],
  },
  { id: 'cookers', label: 'Cookers', href: '#cookers' },
]

const label = (name: string) => screen.getByRole('button', { name })
const isOpen = (name: string) => label(name).getAttribute('aria-expanded') === 'true'
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
const focused = () => document.activeElement?.textContent

describe('MegaMenu', () => {
  it('is a row of links in server-rendered HTML', () => {
    const html = renderToString(<MegaMenu label="Categories" items={items} />)
    expect(html).toContain('href="#autogas"')
    expect(html).not.toMatch(/role="button"|\sstyle=/u)
  })

  it('opens on a click and closes on the next, one panel at a time', () => {
    render(<MegaMenu label="Categories" items={items} />)
    expect(fireEvent.click(label('Autogas'))).toBe(false)
    expect(screen.getByRole('link', { name: 'Toroidal' })).toBeTruthy()
    fireEvent.click(label('Hoses'))
    expect([isOpen('Autogas'), isOpen('Hoses')]).toEqual([false, true])
    fireEvent.click(label('Hoses'))
    expect(screen.queryByRole('link', { name: 'Short' })).toBeNull()
  })

  it('leads to everything first, with the category’s name and image', () => {
    const { container } = render(<MegaMenu label="Categories" items={items} />)
    fireEvent.click(label('Autogas'))
    const panel = screen.getByRole('region', { name: 'Autogas' })
    expect(panel.querySelector('a')?.textContent).toBe('All products')
    expect(panel.querySelector('a')?.getAttribute('href')).toBe('#autogas')
    expect(container.querySelector('picture')?.dataset['fit']).toBe('cover')
  })

  it('closes on a click or focus outside and when the route changes', () => {
    const { rerender } = render(<MegaMenu label="Categories" items={items} routeKey="/" />)
    fireEvent.click(label('Autogas'))
    fireEvent.click(document.body)
    expect(isOpen('Autogas')).toBe(false)
    fireEvent.click(label('Autogas'))
    fireEvent.focusIn(document.body)
    expect(isOpen('Autogas')).toBe(false)
    fireEvent.click(label('Autogas'))
    rerender(<MegaMenu label="Categories" items={items} routeKey="/hoses" />)
    expect(isOpen('Autogas')).toBe(false)
  })

  it('stays open while the route stays', () => {
    const { rerender } = render(<MegaMenu label="Categories" items={items} routeKey="/" />)
    fireEvent.click(label('Autogas'))
    rerender(<MegaMenu label="Categories" items={[...items]} routeKey="/" />)
    expect(isOpen('Autogas')).toBe(true)
  })

  it('closes when a link inside is followed', () => {
    render(<MegaMenu label="Categories" items={items} />)
    fireEvent.click(label('Autogas'))
    fireEvent.click(screen.getByRole('link', { name: 'Valves' }))
    expect(isOpen('Autogas')).toBe(false)
  })

  it('leaves a click for a new tab to the browser', () => {
    render(<MegaMenu label="Categories" items={items} />)
    fireEvent.click(label('Autogas'), { ctrlKey: true })
    expect(isOpen('Autogas')).toBe(false)
  })

  it('opens a category without children directly', () => {
    render(<MegaMenu label="Categories" items={items} />)
    const cookers = screen.getByRole('link', { name: 'Cookers' })
    expect(cookers.hasAttribute('aria-expanded')).toBe(false)
    expect(cookers.getAttribute('href')).toBe('#cookers')
  })

  it('marks a category whose descendant is open', () => {
    render(<MegaMenu label="Categories" items={items} />)
    expect(label('Hoses').getAttribute('aria-current')).toBe('true')
    expect(label('Autogas').hasAttribute('aria-current')).toBe(false)
  })

  it('marks a category that contains the current page, such as a product', () => {
    const [autogas, ...others] = items
    if (!autogas) throw new Error('The first category is missing.')
    render(<MegaMenu label="Categories" items={[{ ...autogas, isActive: true }, ...others]} />)
    expect(label('Autogas').getAttribute('aria-current')).toBe('true')
  })

  it('moves along the row by arrows, Home and End', () => {
    render(<MegaMenu label="Categories" items={items} />)
    label('Autogas').focus()
    press('ArrowRight')
    expect(focused()).toBe('Hoses')
    press('End')
    expect(focused()).toBe('Cookers')
    press('ArrowRight')
    expect(focused()).toBe('Autogas')
    press('ArrowLeft')
    expect(focused()).toBe('Cookers')
    press('Home')
    expect(focused()).toBe('Autogas')
  })

  it('moves down into the panel, through it, and back by Escape', () => {
    render(<MegaMenu label="Categories" items={items} />)
    label('Autogas').focus()
    press('ArrowDown')
    expect(focused()).toBe('All products')
    press('ArrowDown')
    expect(focused()).toBe('Tanks')
    press('End')
    expect(focused()).toBe('Valves')
    press('Home')
    press('ArrowUp')
    expect(document.activeElement).toBe(label('Autogas'))
    press('ArrowDown')
    press('Escape')
    expect(document.activeElement).toBe(label('Autogas'))
    expect(isOpen('Autogas')).toBe(false)
  })

  it('opens by Space, as a button does', () => {
    render(<MegaMenu label="Categories" items={items} />)
    label('Autogas').focus()
    press(' ')
    expect(isOpen('Autogas')).toBe(true)
  })
})
