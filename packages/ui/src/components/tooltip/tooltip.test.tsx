import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Button, Tooltip } from '../../index.js'

const tooltip = (
  <Tooltip text="Up to 4 products" data-testid="place">
    <Button>Compare</Button>
  </Tooltip>
)

describe('Tooltip', () => {
  it('describes its control', () => {
    render(tooltip)
    const button = screen.getByRole('button', { name: 'Compare' })
    const id = button.getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(id)?.textContent).toBe('Up to 4 products')
  })
})
