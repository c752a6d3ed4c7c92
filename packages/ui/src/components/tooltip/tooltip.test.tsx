import { fireEvent, render, screen } from '@testing-library/react'
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

  it('disappears on Escape and reappears on the next focus', () => {
    render(tooltip)
    fireEvent.keyDown(document, { key: 'Escape' })
    expect(screen.getByTestId('place').dataset['dismissed']).toBe('true')
    fireEvent.focusIn(screen.getByRole('button'))
    expect(screen.getByTestId('place').dataset['dismissed']).toBeUndefined()
  })
})
