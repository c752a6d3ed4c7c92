import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { Combobox, FormField } from '../../index.js'
import type { ComboboxProps } from '../../index.js'

const props: ComboboxProps = {
  name: 'town',
  options: [
    { value: 'ath', label: 'Αθήνα', note: 'Αττική' },
    { value: 'nax', label: 'Νάξος' },
    { value: 'par', label: 'Πάρος' },
  ],
  emptyLabel: 'Choose a town',
  listLabel: 'Towns',
  countLabel: (count) => `${count} towns`,
  noneLabel: 'No such town',
}

function renderField(more: Partial<ComboboxProps> = {}) {
  const { container } = render(
    <form>
      <FormField label="Town">
        <Combobox {...props} {...more} />
      </FormField>
    </form>,
  )
  const form = container.querySelector('form')
  if (!form) throw new Error('The form is missing.')
  return {
    container,
    field: screen.getByRole<HTMLInputElement>('combobox', { name: 'Town' }),
    sent: () => new FormData(form).get('town'),
  }
}

const optionNames = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('Combobox', () => {
  it('finds an option whatever the accents and capitals, and sends its value', () => {
    const onChoose = vi.fn<(value: string) => void>()
    const { field, sent } = renderField({ onChoose })
    fireEvent.change(field, { target: { value: 'ΝΑΞ' } })
    expect(optionNames()).toEqual(['Νάξος'])
    fireEvent.click(screen.getByRole('option'))
    expect([field.value, sent()]).toEqual(['Νάξος', 'nax'])
    expect(onChoose).toHaveBeenCalledWith('nax')
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('moves by arrows, around both ends, and chooses by Enter', () => {
    const { field, sent } = renderField()
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(field.getAttribute('aria-activedescendant')).toBe(screen.getAllByRole('option')[2]?.id)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(sent()).toBe('ath')
  })

  it('restores the text on Escape, and clears the choice when the field is emptied', () => {
    const { field, sent } = renderField({ defaultValue: 'par' })
    fireEvent.change(field, { target: { value: 'xyz' } })
    expect(screen.getAllByText('No such town')).toHaveLength(2)
    fireEvent.keyDown(field, { key: 'Escape' })
    expect([field.value, sent()]).toEqual(['Πάρος', 'par'])
    fireEvent.change(field, { target: { value: '' } })
    expect(sent()).toBe('')
  })

  it('takes a name that was typed in full when the focus moves on', () => {
    const { field, sent } = renderField()
    fireEvent.change(field, { target: { value: 'αθηνα' } })
    fireEvent.keyDown(field, { key: 'Tab' })
    expect(sent()).toBe('ath')
  })

  it('announces how many options match while open', () => {
    const { field } = renderField({ defaultValue: 'ath' })
    fireEvent.click(field)
    expect(screen.getByRole('status').textContent).toBe('3 towns')
  })

  it('is the browser’s own list on a server', () => {
    const markup = renderToString(<Combobox {...props} defaultValue="nax" />)
    expect(markup).toMatch(/<select[^>]* name="town"/u)
    expect(markup).toMatch(/value="nax" selected=""/u)
  })
})
