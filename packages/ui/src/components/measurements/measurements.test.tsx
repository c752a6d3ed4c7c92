import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Measurements } from '../../index.js'

describe('Measurements', () => {
  it('shows each size next to its name', () => {
    render(
      <Measurements
        items={[
          { kind: 'width', label: 'Width', value: '32 cm' },
          { kind: 'weight', label: 'Weight', value: '450 g' },
        ]}
      />,
    )
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    expect(values).toEqual(['32 cm', '450 g'])
  })
})
