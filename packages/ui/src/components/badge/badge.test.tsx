import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Badge } from '../../index.js'
import { findAxeViolations } from '../../testing.js'

describe('Badge', () => {
  it('says its words and keeps other attributes', async () => {
    const { container } = render(
      <Badge tone="danger" title="Discount">
        −20 %
      </Badge>,
    )
    expect(screen.getByText('−20 %').title).toBe('Discount')
    expect(await findAxeViolations(container)).toEqual([])
  })
})
