import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FormField, TextArea, TextInput } from '../../index.js'

describe('TextInput', () => {
  it('keeps the attributes of an input', () => {
    render(
      <TextInput
        aria-label="Postal code"
        name="postalCode"
        inputMode="numeric"
        defaultValue="10558"
      />,
    )
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postal code' })
    expect(input.value).toBe('10558')
    expect(input.inputMode).toBe('numeric')
  })
})

describe('TextArea', () => {
  it('takes its wiring from the field', () => {
    render(
      <FormField label="Notes" error="Too long.">
        <TextArea name="notes" />
      </FormField>,
    )
    expect(screen.getByLabelText('Notes').getAttribute('aria-invalid')).toBe('true')
  })
})
