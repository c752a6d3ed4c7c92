import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Checkbox } from '../../index.js'

describe('Checkbox', () => {
  it('is ticked by a click on its label', () => {
    render(<Checkbox name="terms" label="I accept the terms" />)
    fireEvent.click(screen.getByText('I accept the terms'))
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  it('shows its error next to itself', () => {
    render(<Checkbox id="terms" label="I accept the terms" error="Please accept the terms." />)
    const box = screen.getByRole('checkbox')
    expect(box.getAttribute('aria-describedby')).toBe('terms-error')
    expect(box.getAttribute('aria-invalid')).toBe('true')
  })
})
