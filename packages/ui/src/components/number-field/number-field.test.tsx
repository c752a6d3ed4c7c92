import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FormField, NumberField } from '../../index.js'

const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Width (cm)' })

describe('NumberField', () => {
  it('is wired to its field and takes fractions', () => {
    render(
      <FormField label="Width (cm)" error="Too wide">
        <NumberField unit="cm" defaultValue={32.5} />
      </FormField>,
    )
    expect(input().value).toBe('32.5')
    expect(input().inputMode).toBe('decimal')
    expect(input().getAttribute('aria-invalid')).toBe('true')
  })

  it('requests a digits keyboard if steps are whole', () => {
    render(
      <FormField label="Width (cm)">
        <NumberField step={1} />
      </FormField>,
    )
    expect(input().inputMode).toBe('numeric')
  })
})
