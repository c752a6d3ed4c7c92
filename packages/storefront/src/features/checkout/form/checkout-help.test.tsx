// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { SiteContext, emptySite } from '../../../site/use-site.js'
import { InTestShop, testLanguage } from '../../../testing/in-test-shop.js'
import { CheckoutHelp } from './checkout-help.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))

const { t } = testLanguage

afterEach(cleanup)

function textOf(missingPaths: string[], hasCard: boolean): string | null {
  const { container } = render(
    <InTestShop>
      <SiteContext.Provider value={{ ...emptySite, missingPaths }}>
        <CheckoutHelp hasCard={hasCard} />
      </SiteContext.Provider>
    </InTestShop>,
  )
  return container.textContent
}

describe('CheckoutHelp', () => {
  it('says how cards are handled where they are taken', () => {
    expect(textOf([], true)).toContain(t('checkout.cardSafe'))
    expect(textOf([], false)).not.toContain(t('checkout.cardSafe'))
  })

  it('tells of withdrawal where the shop has a page for it', () => {
    expect(textOf([], true)).toContain(t('withdraw.intro'))
    expect(textOf(['/withdraw'], true)).not.toContain(t('withdraw.intro'))
  })
})
