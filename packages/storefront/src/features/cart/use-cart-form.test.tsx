// @vitest-environment jsdom
import type { CartChange, CartUserError } from '@floga/cart-core'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { useCartForm } from './use-cart-form.js'

const change = vi.hoisted(() => vi.fn<(change: CartChange) => Promise<CartUserError | null>>())
vi.mock('./cart-provider.js', () => ({ useCart: () => ({ change }) }))
vi.mock('../../lib/views/storefront-context.js', () => ({
  useLanguage: () => ({ t: (key: string) => key, href: (path: string) => path }),
}))

afterEach(() => {
  cleanup()
  change.mockReset()
})

function Quantity({ onDone }: { onDone?: () => void }) {
  const { formProps, isBusy, errorMessage } = useCartForm(onDone ? { onDone } : {})
  return (
    <form {...formProps} aria-busy={isBusy} aria-label="quantity">
      <input type="hidden" name="intent" value="set" />
      <input type="hidden" name="lineId" value="line-7" />
      <input type="hidden" name="fromQuantity" value="2" />
      <input name="quantity" defaultValue="3" aria-label="pieces" />
      <button type="submit" name="difference" value="1">
        More
      </button>
      {errorMessage && <p role="alert">{errorMessage}</p>}
    </form>
  )
}

const form = () => screen.getByRole('form')

describe('useCartForm', () => {
  it('makes the change of the form or its button once, and is busy until there is a response', async () => {
    const onDone = vi.fn<() => void>()
    let answer = (_error: null): void => undefined
    change.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    render(<Quantity onDone={onDone} />)
    fireEvent.click(screen.getByRole('button'))
    expect(change.mock.calls).toEqual([[{ kind: 'change-by', lineId: 'line-7', difference: 1 }]])
    expect(form().getAttribute('aria-busy')).toBe('true')
    answer(null)
    await waitFor(() => expect(form().getAttribute('aria-busy')).toBe('false'))
    expect(onDone).toHaveBeenCalledOnce()

    change.mockResolvedValue(null)
    fireEvent.submit(form())
    expect(change).toHaveBeenLastCalledWith({
      kind: 'set',
      lineId: 'line-7',
      quantity: 3,
      fromQuantity: 2,
    })
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(2))
  })

  it('shows why a change was rejected, until the next one', async () => {
    change.mockResolvedValueOnce({ code: 'LINE_NOT_FOUND', lineId: 'line-7', available: null })
    render(<Quantity />)
    fireEvent.submit(form())
    expect((await screen.findByRole('alert')).textContent).toBe('cartErrors.LINE_NOT_FOUND')
    change.mockReturnValue(new Promise(() => undefined))
    fireEvent.submit(form())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('reports an invalid quantity without a request', async () => {
    render(<Quantity />)
    fireEvent.change(screen.getByLabelText('pieces'), { target: { value: 'many' } })
    fireEvent.submit(form())
    expect((await screen.findByRole('alert')).textContent).toBe('cartErrors.quantity')
    expect(change).not.toHaveBeenCalled()
  })
})
