import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Fieldset } from '../../index.js'

describe('Fieldset', () => {
  it('is named by its legend and described by hint and error', () => {
    render(
      <Fieldset id="contact" legend="Contact" hint="For your order alone." error="Incomplete.">
        <p>Fields</p>
      </Fieldset>,
    )
    const group = screen.getByRole('group', { name: 'Contact' })
    expect(group.getAttribute('aria-describedby')).toBe('contact-hint contact-error')
  })
})
