import { describe, expect, it, vi } from 'vitest'
import { openCart } from '../testing/open-cart.js'
import { createExampleCart, createExampleLine } from '../testing/example-cart.js'

const more = { kind: 'change-by', lineId: 'line-1', difference: 1 } as const

function createAnswer(version: number, quantity: number) {
  return createExampleCart({ version, lines: [createExampleLine({ quantity })] })
}

describe('createCartAtoms', () => {
  it('shows a change at once and the answer after it', () => {
    const cart = openCart(createExampleCart())
    const changeId = cart.begin(more)
    expect(cart.shown()).toMatchObject({
      totalsStatus: 'updating',
      lines: [{ quantity: 3 }],
    })
    cart.settle([changeId], createAnswer(2, 3))
    expect(cart.shown()).toMatchObject({ totalsStatus: 'current', lines: [{ quantity: 3 }] })
  })

  it('takes a refused change back', () => {
    const cart = openCart(createExampleCart())
    cart.settle([cart.begin(more)])
    expect(cart.shown()).toMatchObject({ totalsStatus: 'current', lines: [{ quantity: 2 }] })
  })

  it('never lets an older answer replace a newer one', () => {
    const cart = openCart(createExampleCart())
    cart.receive(createAnswer(5, 9))
    cart.receive(createAnswer(4, 1))
    expect(cart.shown()?.lines[0]?.quantity).toBe(9)
  })

  it('takes another cart whatever its version', () => {
    const cart = openCart(createAnswer(5, 9))
    cart.receive(createExampleCart({ id: 'cart-2', version: 1 }))
    expect(cart.shown()?.id).toBe('cart-2')
  })

  it('keeps changes that are still pending when another answer comes', () => {
    const cart = openCart(createExampleCart())
    cart.begin(more)
    cart.receive(createAnswer(2, 5))
    expect(cart.shown()).toMatchObject({
      totalsStatus: 'updating',
      lines: [{ quantity: 6 }],
    })
  })

  it('has no cart when the server has none, and still takes the cart of a change that was on its way', () => {
    const cart = openCart(createExampleCart({ id: 'finished' }))
    const changeId = cart.begin({ kind: 'add', variantId: 'variant-1', quantity: 1 })
    cart.receive(null)
    expect(cart.shown()).toBeNull()
    cart.settle([changeId], createExampleCart({ id: 'new', version: 1 }))
    expect(cart.shown()).toMatchObject({ id: 'new', totalsStatus: 'current' })
  })

  it('does not bring a cleared cart back with a late answer', () => {
    const cart = openCart(createExampleCart())
    const changeId = cart.begin(more)
    cart.clear()
    cart.settle([changeId], createAnswer(2, 3))
    expect(cart.shown()).toBeNull()
  })

  it('notifies whoever subscribes of every change until they stop', () => {
    const cart = openCart()
    const listener = vi.fn<() => void>()
    const stop = cart.subscribe(listener)
    cart.receive(createExampleCart())
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    cart.clear()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('answers with the same object until something changes', () => {
    const cart = openCart(createExampleCart())
    expect(cart.shown()).toBe(cart.shown())
  })
})
