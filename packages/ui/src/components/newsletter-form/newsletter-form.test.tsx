import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { NewsletterForm } from '../../index.js'

const base = { label: 'E-mail', submitLabel: 'Subscribe', action: '/newsletter' }

describe('NewsletterForm', () => {
  it('requires an address and shows its error', () => {
    render(
      <NewsletterForm {...base} error="Please enter a valid email address" defaultValue="maria@" />,
    )
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'E-mail' })
    expect([input.type, input.value, input.required]).toEqual(['email', 'maria@', true])
    expect(input.getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the success message in place of the field', () => {
    const { rerender } = render(<NewsletterForm {...base} />)
    rerender(<NewsletterForm {...base} successMessage="Thank you" />)
    expect(screen.getByRole('status').textContent).toBe('Thank you')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})
