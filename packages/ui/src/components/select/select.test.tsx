import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FormField, Select } from '../../index.js'

const options = [
  { value: 'GR', label: 'Greece' },
  { value: 'CY', label: 'Cyprus', isDisabled: true },
]

describe('Select', () => {
  it('offers an empty choice first and marks what cannot be had', () => {
    render(
      <FormField label="Country">
        <Select name="country" emptyLabel="Please choose" options={options} />
      </FormField>,
    )
    const choices = screen.getAllByRole<HTMLOptionElement>('option')
    expect(choices.map(({ value }) => value)).toEqual(['', 'GR', 'CY'])
    expect(choices[2]?.disabled).toBe(true)
  })

  it('is required where it may be empty', () => {
    for (const isEmptyFirst of [true, false]) {
      const { unmount } = render(
        <FormField label="Country" isRequired>
          <Select options={options} {...(isEmptyFirst ? { emptyLabel: 'Please choose' } : {})} />
        </FormField>,
      )
      expect(screen.getByRole<HTMLSelectElement>('combobox').required).toBe(isEmptyFirst)
      unmount()
    }
  })

  it('keeps the choice that it is given', () => {
    render(<Select aria-label="Country" options={options} defaultValue="GR" />)
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Country' }).value).toBe('GR')
  })
})
