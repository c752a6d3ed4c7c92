import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FormField, PhoneField } from '../../index.js'

const codes = [
  { value: '+30', label: 'Greece +30' },
  { value: '+357', label: 'Cyprus +357' },
]

describe('PhoneField', () => {
  it('accepts a whole number, with a telephone keyboard', () => {
    render(
      <FormField label="Phone">
        <PhoneField name="phone" />
      </FormField>,
    )
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' })
    expect([input.type, input.inputMode, input.autocomplete]).toEqual(['tel', 'tel', 'tel'])
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('sends code and number apart, each with a name of its own', () => {
    const { container } = render(
      <form>
        <FormField label="Phone" hint="For the courier">
          <PhoneField name="phone" codes={codes} codeLabel="Code" defaultCode="+357" />
        </FormField>
      </form>,
    )
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Code' }).value).toBe('+357')
    const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })
})
