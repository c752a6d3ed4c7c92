import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FormField, TextInput } from '../../index.js'

describe('FormField', () => {
  it('ties label, hint and error to its control', () => {
    render(
      <FormField id="email" label="E-mail" hint="For the receipt." error="Wrong." isRequired>
        <TextInput type="email" name="email" />
      </FormField>,
    )
    const input = screen.getByLabelText('E-mail')
    expect(input.id).toBe('email')
    expect(input.getAttribute('aria-describedby')).toBe('email-hint email-error')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.hasAttribute('required')).toBe(true)
    expect(document.querySelector('#email-error')?.textContent).toBe('Wrong.')
  })

  it('renders no errors or hints without text', () => {
    render(
      <FormField label="Name" optionalLabel="optional">
        <TextInput name="name" />
      </FormField>,
    )
    const input = screen.getByLabelText('Name (optional)')
    expect(input.hasAttribute('aria-describedby')).toBe(false)
    expect(input.hasAttribute('aria-invalid')).toBe(false)
    expect(input.hasAttribute('required')).toBe(false)
  })

  it('gives two fields of one page different ids', () => {
    render(
      <>
        <FormField label="One">
          <TextInput />
        </FormField>
        <FormField label="Two">
          <TextInput />
        </FormField>
      </>,
    )
    expect(screen.getByLabelText('One').id).not.toBe(screen.getByLabelText('Two').id)
  })
})
