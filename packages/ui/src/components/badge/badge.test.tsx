import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Badge } from '../../index.js'

describe('Badge', () => {
  it('shows its text and keeps other attributes', () => {
    render(
      <Badge tone="danger" title="Discount">
        −20 %
      </Badge>,
    )
    expect(screen.getByText('−20 %').title).toBe('Discount')
  })
})
