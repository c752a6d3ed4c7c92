import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Heading } from '../../index.js'

describe('Heading', () => {
  it('has its level whatever its size', () => {
    render(
      <Heading level={1} size={3} id="title">
        Regulators
      </Heading>,
    )
    const title = screen.getByRole('heading', { level: 1, name: 'Regulators' })
    expect(title.id).toBe('title')
    expect(title.dataset['size']).toBe('3')
  })
})
