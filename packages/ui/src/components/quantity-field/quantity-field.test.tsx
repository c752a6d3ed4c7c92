import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { QuantityField } from '../../index.js'

const labels = { label: 'Quantity', decreaseLabel: 'Fewer', increaseLabel: 'More' }
const number = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' })
const fewer = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Fewer' })
const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'More' })

describe('QuantityField', () => {
  it('steps between its bounds', () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>()
    render(<QuantityField {...labels} max={2} onQuantityChange={onQuantityChange} />)
    expect(fewer().disabled).toBe(true)
    fireEvent.click(more())
    expect(number().value).toBe('2')
    expect(more().disabled).toBe(true)
    fireEvent.click(fewer())
    expect(onQuantityChange.mock.calls).toEqual([[2], [1]])
  })

  it('lets a number be typed, cleared in between, and reports whole numbers only', () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>()
    render(<QuantityField {...labels} onQuantityChange={onQuantityChange} />)
    fireEvent.change(number(), { target: { value: '' } })
    expect(number().value).toBe('')
    fireEvent.change(number(), { target: { value: '1.5' } })
    fireEvent.change(number(), { target: { value: '12' } })
    expect(onQuantityChange.mock.calls).toEqual([[12]])
  })

  it('submits differences with its form when it has a step name', () => {
    const onSubmit = vi.fn<(submitter: HTMLElement | null) => void>()
    render(
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit((event.nativeEvent as SubmitEvent).submitter)
        }}
      >
        <QuantityField {...labels} defaultValue={1} stepName="difference" />
      </form>,
    )
    fireEvent.click(fewer())
    const [submitter] = onSubmit.mock.calls[0] ?? []
    expect(submitter?.getAttribute('name')).toBe('difference')
    expect(submitter?.getAttribute('value')).toBe('-1')
  })

  it('sends the typed number, not a step, on the Enter key', () => {
    render(
      <form data-testid="form">
        <QuantityField {...labels} stepName="difference" />
      </form>,
    )
    const first = screen.getByTestId('form').querySelector<HTMLButtonElement>('[type=submit]')
    expect(first?.name).toBe('')
    expect(first?.tabIndex).toBe(-1)
  })

  it('shows the given value when controlled', () => {
    render(<QuantityField {...labels} value={3} />)
    fireEvent.click(more())
    expect(number().value).toBe('3')
  })

  it('can be cleared before another number when controlled, and is restored when left empty', () => {
    const onQuantityChange = vi.fn<(quantity: number) => void>()
    render(<QuantityField {...labels} value={3} onQuantityChange={onQuantityChange} />)
    fireEvent.change(number(), { target: { value: '' } })
    expect(number().value).toBe('')
    fireEvent.blur(number())
    expect(number().value).toBe('3')
    expect(onQuantityChange).not.toHaveBeenCalled()
  })
})
