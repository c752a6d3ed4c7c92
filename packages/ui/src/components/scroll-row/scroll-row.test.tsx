import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ScrollRow, Tile } from '../../index.js'

describe('ScrollRow', () => {
  it('is a list of its children, in their order', () => {
    render(
      <ScrollRow columns={4}>
        <Tile href="/hoses" title="Hoses" />
        {false}
        <Tile href="/valves" title="Valves" />
      </ScrollRow>,
    )
    const items = screen.getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent?.trim())).toEqual(['Hoses', 'Valves'])
  })
})
