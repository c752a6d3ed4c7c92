import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Tabs } from '../../index.js'

const items = ['Properties', 'Documents', 'Maker'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: `All ${label}`,
}))
const tabs = <Tabs label="Product" items={items} />
const seen = () => screen.getByRole('tabpanel').textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

describe('Tabs', () => {
  it('shows all panels without scripts, with links to each', () => {
    const html = renderToString(tabs)
    expect(html).toContain('href="#documents"')
    expect(html).not.toMatch(/hidden|role="tab"/u)
  })

  it('shows one panel at a time', () => {
    render(tabs)
    expect(seen()).toBe('All Properties')
    expect(fireEvent.click(screen.getByRole('tab', { name: 'Maker' }))).toBe(false)
    expect(seen()).toBe('All Maker')
  })

  it('moves by arrows around its ends, by Home and End, with one tab in the page’s order', () => {
    render(tabs)
    screen.getByRole('tab', { name: 'Properties' }).focus()
    press('ArrowLeft')
    expect(document.activeElement?.textContent).toBe('Maker')
    press('ArrowRight')
    expect(seen()).toBe('All Properties')
    press('End')
    press('Home')
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  })
})
