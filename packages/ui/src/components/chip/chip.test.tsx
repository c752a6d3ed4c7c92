import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Chip } from '../../index.js'

describe('Chip', () => {
  it('is a link labelled with the filter that it removes', () => {
    render(
      <Chip href="/products" isRemovable label="Remove filter: Aeris">
        Aeris
      </Chip>,
    )
    const chip = screen.getByRole('link', { name: 'Remove filter: Aeris' })
    expect(chip.textContent).toBe('Aeris')
  })
})
