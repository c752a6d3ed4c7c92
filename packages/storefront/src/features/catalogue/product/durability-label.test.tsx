// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'

import { InTestShop } from '../../../testing/in-test-shop.js'
import { DurabilityLabel } from './durability-label.js'

const guarantee = {
  years: 2.5,
  producer: 'Kordelin',
  model: 'TNK-53',
  termsUrl: 'https://kordelin.example/guarantee',
  label: null,
}

function show(label: string | null) {
  render(
    <InTestShop>
      <DurabilityLabel guarantee={{ ...guarantee, label }} />
    </InTestShop>,
  )
  return screen.getByRole('region')
}

afterEach(cleanup)

it('says in text what the label says, and that the legal guarantee holds besides', () => {
  const label = show(null)
  for (const part of ['GARAN', '2.5 years', 'Kordelin', 'TNK-53', 'legal guarantee']) {
    expect(label.textContent).toContain(part)
  }
  const terms = screen.getByRole('link', { name: 'Terms of the guarantee' })
  expect(terms.getAttribute('href')).toBe('https://kordelin.example/guarantee')
  expect(label.querySelector('img')).toBeNull()
})

it("shows the producer's own label, where there is one", () => {
  expect(show('legal/tnk').querySelector('img')?.getAttribute('src')).toBe(
    '/assets/tea/legal/tnk.svg',
  )
})
