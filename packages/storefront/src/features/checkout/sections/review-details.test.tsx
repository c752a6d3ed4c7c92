// @vitest-environment jsdom
import { createExampleCart } from '@floga/cart-core/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { InTestShop, testLanguage } from '../../../testing/in-test-shop.js'
import { ReviewDetails } from './review-details.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))

const { t } = testLanguage

afterEach(cleanup)

describe('ReviewDetails', () => {
  it('says what is not filled in yet, with a link to it', () => {
    const summaries = {
      contact: 'Maria, maria@example.gr',
      address: null,
      delivery: 'Courier',
      payment: null,
    }
    render(
      <InTestShop>
        <ReviewDetails
          state={{ cart: createExampleCart() }}
          summaries={summaries}
          isPickup={false}
        />
      </InTestShop>,
    )
    const rows = screen.getAllByRole('definition').map(({ textContent }) => textContent)
    const [edit, fillIn] = [t('checkout.edit'), t('checkout.fillIn')]
    expect(rows).toEqual([
      `Maria, maria@example.gr${edit}`,
      `Not filled in yet${fillIn}`,
      `Courier${edit}`,
      `Not filled in yet${fillIn}`,
    ])
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#contact',
      '#delivery',
      '#delivery',
      '#payment',
    ])
  })
})
