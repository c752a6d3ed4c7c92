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
})
