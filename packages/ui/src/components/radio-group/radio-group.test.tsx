import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { RadioGroup } from '../../index.js'

const options = [
  { value: 'courier', label: 'Courier', description: '1–3 days', endContent: '€4.90' },
  { value: 'pickup', label: 'Pick-up' },
  { value: 'freight', label: 'Freight', isDisabled: true },
]

describe('RadioGroup', () => {
  it('is named by its legend and keeps the first choice it is given', () => {
    render(<RadioGroup name="shipping" legend="Delivery" options={options} defaultValue="pickup" />)
    expect(screen.getByRole('group', { name: 'Delivery' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pick-up' }).checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Freight' }).disabled).toBe(true)
  })

  it('reports the new choice and leaves it to its owner when controlled', () => {
    const onValueChange = vi.fn<(value: string) => void>()
    render(
      <RadioGroup
        name="shipping"
        legend="Delivery"
        options={options}
        value="courier"
        onValueChange={onValueChange}
      />,
    )
    fireEvent.click(screen.getByRole('radio', { name: 'Pick-up' }))
    expect(onValueChange).toHaveBeenCalledWith('pickup')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Courier/u }).checked).toBe(true)
  })

  it.each(['value', 'defaultValue'] as const)(
    'keeps a choice made before hydration (%s)',
    (kind) => {
      function Owner() {
        const [chosen, setChosen] = useState('courier')
        const choice = { [kind]: chosen }
        return (
          <>
            <RadioGroup
              name="shipping"
              legend="Delivery"
              options={options}
              {...choice}
              onValueChange={setChosen}
            />
            <p role="status">{chosen}</p>
          </>
        )
      }
      const container = document.createElement('div')
      container.innerHTML = renderToString(<Owner />)
      document.body.append(container)
      container.querySelector<HTMLInputElement>('input[value=pickup]')!.click()
      const { rerender } = render(<Owner />, { container, hydrate: true })
      rerender(<Owner />)
      expect(screen.getByRole('status').textContent).toBe('pickup')
      expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pick-up' }).checked).toBe(true)
    },
  )

  it('begins without the choice of a group that it replaces', () => {
    const ofItem = (item: string) => (
      <RadioGroup key={item} id="stars" name="stars" legend={item} options={options} />
    )
    const { rerender } = render(ofItem('Grill'))
    fireEvent.click(screen.getByRole('radio', { name: 'Pick-up' }))
    rerender(ofItem('Hose'))
    expect(screen.getByRole('group', { name: 'Hose' })).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Pick-up' }).checked).toBe(false)
  })

  it('shows the content of a choice next to its label, and submits its fields with the form', () => {
    const card = {
      value: 'card',
      label: 'Card',
      details: (
        <label>
          Parts <input name="parts" defaultValue="3" />
        </label>
      ),
    }
    const { container } = render(
      <form>
        <RadioGroup
          name="payment"
          legend="Payment"
          options={[card, { value: 'cash', label: 'Cash' }]}
          defaultValue="card"
          variant="cards"
        />
      </form>,
    )
    // A label that held them would be named by them and take their clicks.
    expect(screen.getByRole('radio', { name: 'Card' })).toBeTruthy()
    const details = screen.getByRole('textbox', { name: 'Parts' }).closest('[data-part="details"]')
    expect(details?.previousElementSibling?.textContent).toContain('Card')
    expect([...new FormData(container.querySelector('form')!)]).toEqual([
      ['payment', 'card'],
      ['parts', '3'],
    ])
  })

  it('ties its error to the group', () => {
    render(
      <RadioGroup
        id="shipping"
        name="shipping"
        legend="Delivery"
        options={options}
        variant="cards"
        error="Please choose a delivery."
      />,
    )
    const group = screen.getByRole('group')
    expect(group.getAttribute('aria-describedby')).toBe('shipping-error')
  })
})
