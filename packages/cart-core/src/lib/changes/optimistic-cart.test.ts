import { describe, expect, it, vi } from 'vitest'
import { createExampleCart, createExampleLine } from '../testing/example-cart.js'
import { openCart } from '../testing/open-cart.js'
import { createMoney } from '../money.js'
import { applyOptimistic, reconcile, toOptimisticCart } from './optimistic-cart.js'

const known = createExampleCart()
const preview = {
  name: 'Hose 1 m',
  slug: 'hose-1-m',
  unitPrice: createMoney(500, 'EUR'),
}

describe('toOptimisticCart', () => {
  it('marks everything as current', () => {
    const shown = toOptimisticCart(known)
    expect(shown.totalsStatus).toBe('current')
    expect(shown.lines.map((line) => line.status)).toEqual(['current'])
  })
})

describe('applyOptimistic', () => {
  it('shows a changed quantity and leaves every total as the server sent it', () => {
    const shown = applyOptimistic(toOptimisticCart(known), {
      kind: 'change-by',
      lineId: 'line-1',
      difference: 3,
    })
    expect(shown.lines[0]).toMatchObject({ quantity: 5, status: 'updating' })
    expect(shown.lines[0]?.lineTotal).toEqual(createMoney(2000, 'EUR'))
    expect(shown.totals).toEqual(known.totals)
    expect(shown.totalsStatus).toBe('updating')
  })

  it('shows a new line that has no sum yet', () => {
    const shown = reconcile(known, [{ kind: 'add', variantId: 'variant-2', quantity: 1, preview }])
    expect(shown.lines[1]).toMatchObject({
      name: 'Hose 1 m',
      quantity: 1,
      lineTotal: null,
      status: 'updating',
    })
  })

  it('adds to the line that holds the variant already', () => {
    const shown = reconcile(known, [{ kind: 'add', variantId: 'variant-1', quantity: 2, preview }])
    expect(shown.lines).toHaveLength(1)
    expect(shown.lines[0]?.quantity).toBe(4)
  })

  it('counts two additions of a new variant together', () => {
    const add = { kind: 'add', variantId: 'variant-2', quantity: 1, preview } as const
    expect(reconcile(known, [add, add]).lines[1]?.quantity).toBe(2)
  })

  it('adds no more of a new line than may be ordered', () => {
    const scarce = { ...preview, maxQuantity: 3 }
    const add = { kind: 'add', variantId: 'variant-2', quantity: 5, preview: scarce } as const
    expect(reconcile(known, [add]).lines[1]?.quantity).toBe(3)
  })

  it('changes a new line by the id that it had before the server named it, also after that', () => {
    const add = { kind: 'add', variantId: 'variant-1', quantity: 2, preview } as const
    const more = { kind: 'change-by', lineId: 'new:variant-1', difference: 1 } as const
    const before = reconcile(createExampleCart({ lines: [] }), [add, more])
    expect(before.lines).toMatchObject([{ id: 'new:variant-1', quantity: 3 }])
    expect(reconcile(known, [more]).lines).toMatchObject([{ id: 'line-1', quantity: 3 }])
    const removed = { kind: 'remove', lineId: 'new:variant-1' } as const
    expect(reconcile(known, [removed]).lines).toEqual([])
  })

  it('adds to the visitor’s own line of a shared cart, besides that of another person', () => {
    const sharing = { role: 'EDITOR', state: 'OPEN', personId: 'me', ownerName: 'Maria' } as const
    const lines = [createExampleLine({ authorId: 'maria' })]
    const shared = createExampleCart({
      lines,
      sharing: { ...sharing, lockedUntil: null, suggestionCount: 0 },
    })
    const add = { kind: 'add', variantId: 'variant-1', quantity: 1, preview } as const
    const shown = reconcile(shared, [add, add])
    expect(shown.lines).toMatchObject([
      { authorId: 'maria', quantity: 2 },
      { authorId: 'me', quantity: 2 },
    ])
    const refuses = (changes: object) =>
      reconcile({ ...shared, sharing: { ...shared.sharing!, ...changes } }, [add]).lines.length
    expect([refuses({ role: 'VIEWER' }), refuses({ state: 'LOCKED' })]).toEqual([1, 1])
    expect(refuses({ role: 'OWNER', state: 'LOCKED' })).toBe(2)
  })

  it('only marks the totals for an addition that nothing is known of', () => {
    const shown = reconcile(known, [{ kind: 'add', variantId: 'variant-2', quantity: 1 }])
    expect(shown.lines).toHaveLength(1)
    expect(shown.totalsStatus).toBe('updating')
  })

  it('removes a line by name and by taking off its last piece', () => {
    expect(reconcile(known, [{ kind: 'remove', lineId: 'line-1' }]).lines).toEqual([])
    const takeOff = { kind: 'change-by', lineId: 'line-1', difference: -2 } as const
    expect(reconcile(known, [takeOff]).lines).toEqual([])
    expect(
      reconcile(known, [{ kind: 'set', lineId: 'line-1', quantity: 0, fromQuantity: 2 }]).lines,
    ).toEqual([])
  })

  it('adds the difference between the typed and the displayed quantity', () => {
    const typed = { kind: 'set', lineId: 'line-1', quantity: 5, fromQuantity: 2 } as const
    expect(reconcile(known, [typed]).lines[0]?.quantity).toBe(5)
    const meanwhile = createExampleCart({ lines: [createExampleLine({ quantity: 4 })] })
    expect(reconcile(meanwhile, [typed]).lines[0]?.quantity).toBe(7)
    const plain = { kind: 'set', lineId: 'line-1', quantity: 5 } as const
    expect(reconcile(meanwhile, [plain]).lines[0]?.quantity).toBe(5)
  })

  it('stops at what may be ordered', () => {
    const limited = createExampleCart({ lines: [createExampleLine({ maxQuantity: 3 })] })
    const more = { kind: 'change-by', lineId: 'line-1', difference: 9 } as const
    expect(reconcile(limited, [more]).lines[0]?.quantity).toBe(3)
    expect(
      reconcile(known, [{ kind: 'set', lineId: 'line-1', quantity: 5000, fromQuantity: 2 }])
        .lines[0]?.quantity,
    ).toBe(999)
  })

  it('leaves a quantity above its limit to the server', () => {
    const sold = createExampleCart({ lines: [createExampleLine({ quantity: 5, maxQuantity: 3 })] })
    const more = { kind: 'change-by', lineId: 'line-1', difference: 1 } as const
    expect(reconcile(sold, [more]).lines[0]?.quantity).toBe(5)
  })

  it('does not change the lines for a change to a removed line', () => {
    const shown = reconcile(known, [{ kind: 'set', lineId: 'gone', quantity: 5, fromQuantity: 2 }])
    expect(shown.lines).toMatchObject([{ id: 'line-1', quantity: 2, status: 'current' }])
  })

  it('does not touch the cart it was given', () => {
    const frozen = Object.freeze(createExampleCart({ lines: Object.freeze([createExampleLine()]) }))
    reconcile(frozen, [{ kind: 'remove', lineId: 'line-1' }])
    expect(frozen).toEqual(createExampleCart())
  })
})

const more = { kind: 'change-by', lineId: 'line-1', difference: 1 } as const

function createAnswer(version: number, quantity: number) {
  return createExampleCart({ version, lines: [createExampleLine({ quantity })] })
}

describe('createCartAtoms', () => {
  it('shows an addition before there is a cart, until it is rejected or the cart has come', () => {
    const add = { kind: 'add', variantId: 'variant-2', quantity: 2, preview } as const
    const cart = openCart()
    const refused = cart.begin(add)
    expect(cart.shown()).toMatchObject({
      isProvisional: true,
      totalsStatus: 'updating',
      lines: [{ name: 'Hose 1 m', quantity: 2, status: 'updating' }],
    })
    expect(cart.confirmed()).toBeNull()
    cart.settle([refused])
    expect(cart.shown()).toBeNull()
    const made = cart.begin(add)
    cart.settle([made], createExampleCart())
    expect(cart.shown()).toEqual(toOptimisticCart(createExampleCart()))
    expect(cart.confirmed()).toEqual(createExampleCart())
  })

  it('shows a change optimistically and the response after it', () => {
    const cart = openCart(createExampleCart())
    const changeId = cart.begin(more)
    expect(cart.shown()).toMatchObject({
      totalsStatus: 'updating',
      lines: [{ quantity: 3 }],
    })
    cart.settle([changeId], createAnswer(2, 3))
    expect(cart.shown()).toMatchObject({ totalsStatus: 'current', lines: [{ quantity: 3 }] })
  })

  it('takes a rejected change back', () => {
    const cart = openCart(createExampleCart())
    cart.settle([cart.begin(more)])
    expect(cart.shown()).toMatchObject({ totalsStatus: 'current', lines: [{ quantity: 2 }] })
  })

  it('never lets an older response replace a newer one', () => {
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

  it('retains pending changes when another response arrives', () => {
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

  it('does not restore a cleared cart after a late response', () => {
    const cart = openCart(createExampleCart())
    const changeId = cart.begin(more)
    cart.clear()
    cart.settle([changeId], createAnswer(2, 3))
    expect(cart.shown()).toBeNull()
  })

  it('notifies subscribers of every change until they unsubscribe', () => {
    const cart = openCart()
    const listener = vi.fn<() => void>()
    const stop = cart.subscribe(listener)
    cart.receive(createExampleCart())
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    cart.clear()
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('returns the same object until something changes', () => {
    const cart = openCart(createExampleCart())
    expect(cart.shown()).toBe(cart.shown())
  })
})
