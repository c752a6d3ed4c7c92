import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Availability } from '../../index.js'

describe('Availability', () => {
  it('shows its state as text', () => {
    render(<Availability state="low" label="Last 3 pieces" />)
    expect(screen.getByText('Last 3 pieces').dataset['state']).toBe('low')
  })
})
