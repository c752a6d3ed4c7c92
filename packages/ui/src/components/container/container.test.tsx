import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Container } from '../../index.js'

describe('Container', () => {
  it('renders the given landmark', () => {
    render(<Container as="main">Content</Container>)
    expect(screen.getByRole('main').textContent).toBe('Content')
  })
})
