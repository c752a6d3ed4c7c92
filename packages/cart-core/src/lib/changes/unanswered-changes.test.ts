import { describe, expect, it } from 'vitest'
import type { CartChange } from './cart-change.js'
import { createUnansweredChanges } from './unanswered-changes.js'

const addition = (variantId: string, quantity = 1): CartChange => ({
  kind: 'add',
  variantId,
  quantity,
})
const more: CartChange = { kind: 'change-by', lineId: 'line-1', difference: 1 }

function open() {
  let count = 0
  return createUnansweredChanges(() => `id-${(count += 1)}`)
}

describe('createUnansweredChanges', () => {
  it('gives a change whose response was lost the same id, until there is a response', () => {
    const changes = open()
    const id = changes.idFor(addition('7'))
    changes.lose(addition('7'), id)
    expect(changes.idFor(addition('7'))).toBe(id)
    expect(changes.idFor(addition('7', 2))).not.toBe(id)
    expect(changes.idFor(addition('8'))).not.toBe(id)
    changes.answer(addition('7'))
    expect(changes.idFor(addition('7'))).not.toBe(id)
  })

  it('takes changes of lines for new ones once the cart is seen, and additions once the page is left', () => {
    const changes = open()
    changes.lose(addition('7'), 'an addition')
    changes.lose(more, 'one more')
    expect(changes.idFor(more)).toBe('one more')
    changes.refresh()
    expect(changes.idFor(more)).not.toBe('one more')
    expect(changes.idFor(addition('7'))).toBe('an addition')
    changes.clear()
    expect(changes.idFor(addition('7'))).not.toBe('an addition')
  })

  it('remembers the latest twenty', () => {
    const changes = open()
    for (let place = 1; place <= 21; place += 1) changes.lose(addition(`v${place}`), `old-${place}`)
    expect(changes.idFor(addition('v1'))).not.toBe('old-1')
    expect(changes.idFor(addition('v2'))).toBe('old-2')
  })
})
