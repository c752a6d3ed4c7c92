import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Switch } from '../../index.js'

describe('Switch', () => {
  it('is switched on by its label and submitted with its form', () => {
    render(
      <form data-testid="form">
        <Switch label="Offers" name="offers" />
      </form>,
    )
    fireEvent.click(screen.getByText('Offers'))
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Offers' }).checked).toBe(true)
    expect(new FormData(screen.getByTestId<HTMLFormElement>('form')).get('offers')).toBe('on')
  })
})
