// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { InTestShop } from '../../../testing/in-test-shop.js'
import { EndingCart, endOfCart } from './expired-cart.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))

afterEach(cleanup)

const endMs = Date.parse('2026-11-24T22:04:20.000Z')
const hourMs = 60 * 60 * 1_000

describe('EndingCart', () => {
  it('shows the day and time at which a cart ends, and how to prolong it', () => {
    render(
      <InTestShop>
        <EndingCart expiresAtMs={endMs} />
      </InTestShop>,
    )
    const status = screen.getByRole('status')
    expect(status.textContent).toContain('Your cart ends on 24 November 2026, 23:04')
    expect(status.textContent).toContain('kept for 14 days more')
  })
})

describe('endOfCart', () => {
  it('is shown in the last two days', () => {
    expect(endOfCart(endMs, endMs - 49 * hourMs)).toBeNull()
    expect(endOfCart(endMs, endMs - 47 * hourMs)).toBe(endMs)
  })
})
