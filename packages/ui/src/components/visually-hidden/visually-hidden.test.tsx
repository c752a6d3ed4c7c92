import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { VisuallyHidden } from '../../index.js'

describe('VisuallyHidden', () => {
  it('keeps its words for those who listen', () => {
    render(
      <button type="button">
        <VisuallyHidden>Remove</VisuallyHidden>
      </button>,
    )
    expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy()
  })
})
