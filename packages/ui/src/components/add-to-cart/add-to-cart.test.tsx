import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { AddToCart, AddToCartButton, QuantityField } from '../../index.js'

const quantity = (
  <QuantityField name="quantity" label="Quantity" decreaseLabel="Fewer" increaseLabel="More" />
)

describe('AddToCart', () => {
  it('sends product and quantity as a plain form', () => {
    const onSubmit = vi.fn<(data: FormData) => void>()
    render(
      <AddToCart
        label="Add to cart"
        action="/shopping-cart"
        quantity={quantity}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit(new FormData(event.currentTarget))
        }}
      >
        <input type="hidden" name="variantId" value="7" />
      </AddToCart>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    fireEvent.click(screen.getByRole('button', { name: 'Add to cart' }))
    const [data] = onSubmit.mock.calls[0] ?? []
    expect([data?.get('variantId'), data?.get('quantity')]).toEqual(['7', '2'])
  })

  it('distinguishes buttons by their product, and shows the count in the cart', () => {
    render(<AddToCart label="Add" productName="Hose" inCart="2 in your cart" badge="2" />)
    expect(screen.getByRole('button', { name: 'Add: Hose 2' })).toBeTruthy()
    expect(screen.getByText('2 in your cart')).toBeTruthy()
  })

  it('ignores a second click while busy, and announces why nothing was added', () => {
    const onSubmit = vi.fn<() => void>()
    const error = { title: 'Item not added', text: 'Only 2 are left.' }
    render(<AddToCart label="Add" isBusy error={error} onSubmit={onSubmit} />)
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toContain('Only 2 are left.')
  })
})

describe('AddToCartButton', () => {
  it('submits the associated form, with its own product', () => {
    const onSubmit = vi.fn<(fields: Record<string, unknown>) => void>()
    render(
      <>
        <form
          id="add"
          hidden
          onSubmit={(event) => {
            event.preventDefault()
            const { submitter } = event.nativeEvent as SubmitEvent
            onSubmit(Object.fromEntries(new FormData(event.currentTarget, submitter)))
          }}
        >
          <input type="hidden" name="intent" value="add" />
        </form>
        <AddToCartButton form="add" name="variantId" value="7" label="Add" productName="Hose" />
        <AddToCartButton form="add" name="variantId" value="8" label="Add" productName="Tank" />
      </>,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Add: Tank' }))
    expect(onSubmit.mock.calls).toEqual([[{ intent: 'add', variantId: '8' }]])
  })

  it('ignores a click while busy, and announces below why nothing was added', () => {
    const onClick = vi.fn<() => void>()
    const error = { title: 'Item not added', text: 'Only 2 are left.' }
    render(
      <AddToCartButton
        form="add"
        name="variantId"
        value="7"
        label="Add"
        isBusy
        error={error}
        onClick={onClick}
      />,
    )
    fireEvent.click(screen.getByRole('button', { name: 'Add' }))
    expect(onClick).not.toHaveBeenCalled()
    expect(screen.getByRole('alert').textContent).toContain('Only 2 are left.')
  })
})
