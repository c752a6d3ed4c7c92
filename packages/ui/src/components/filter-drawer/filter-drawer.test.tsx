import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useEffect } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Button, FilterDrawer } from '../../index.js'

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

  it('opens before the filters move into it, and closes before they move back', async () => {
    const seen: string[] = []
    function Filters(): null {
      useEffect(() => {
        seen.push(document.querySelector('dialog')?.open ? 'drawer open' : 'drawer closed')
      }, [])
      return null
    }
    render(
      <FilterDrawer id="filters" title="Filters" openLabel="Filters (1)" closeLabel="Close">
        <Filters />
      </FilterDrawer>,
    )
    seen.length = 0
    fireEvent.click(screen.getByRole('link', { name: 'Filters (1)' }))
    expect(seen).toEqual(['drawer open'])
    seen.length = 0
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(seen).toEqual(['drawer closed']))
  })
})
