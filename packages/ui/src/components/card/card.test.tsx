import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Card } from '../../index.js'

describe('Card', () => {
  it('renders the given element', () => {
    render(
      <Card as="article" surface="soft">
        Summary
      </Card>,
    )
    expect(screen.getByRole('article').textContent).toBe('Summary')
  })
})
