import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Chip } from '../../index.js'
import { findAxeViolations } from '../../testing.js'

describe('Chip', () => {
  it('is a link that says what it takes away', async () => {
    const { container } = render(
      <Chip href="/products" isRemovable label="Remove filter: Aeris">
        Aeris
      </Chip>,
    )
    const chip = screen.getByRole('link', { name: 'Remove filter: Aeris' })
    expect(chip.textContent).toBe('Aeris')
    expect(await findAxeViolations(container)).toEqual([])
  })
})
