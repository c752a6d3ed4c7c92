import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, FilterDrawer } from '../../index.js'
import { findAxeViolations } from '../../testing.js'

const drawer = (
  <FilterDrawer
    id="filters"
    title="Filters"
    openLabel="Filters (1)"
    closeLabel="Close"
    footer={(close) => <Button onClick={close}>Show</Button>}
  >
    <label>
      <input type="checkbox" /> Aeris
    </label>
  </FilterDrawer>
)

describe('FilterDrawer', () => {
  it('leads to the filters in the page without scripts', () => {
    const html = renderToString(drawer)
    expect(html).toContain('href="#filters"')
    expect(html).toMatch(/id="filters".*Aeris/u)
    expect(html.match(/checkbox/gu)).toHaveLength(1)
  })

  it('moves them into the drawer and back', () => {
    render(drawer)
    expect(fireEvent.click(screen.getByText('Filters (1)'))).toBe(false)
    expect(
      screen.getByRole('dialog', { name: 'Filters' }).contains(screen.getByRole('checkbox')),
    ).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'Show' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.querySelector('#filters')?.querySelector('input')).toBeTruthy()
  })

  it('passes the axe check', async () => {
    const { container } = render(drawer)
    expect(await findAxeViolations(container)).toEqual([])
  })
})
