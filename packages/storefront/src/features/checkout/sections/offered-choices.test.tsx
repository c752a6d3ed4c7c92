// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'

import { InTestShop, testLanguage } from '../../../testing/in-test-shop.js'
import type { CheckoutView } from '../actions/load-checkout.server.js'
import { PaymentChoice } from '../payment/payment-choice.js'
import { ShippingChoice } from './shipping-choice.js'

// Styles are made when the shop is built.
vi.mock('@linaria/core', () => ({ css: () => 'style', cx: () => 'style' }))

const { t } = testLanguage

afterEach(cleanup)

/** What the delivery and payment sections say when the platform offers nothing, with its error. */
function textsFor(code: string, shippingMethods: { id: string }[] = []): (string | null)[] {
  const options = {
    shippingMethods,
    paymentMethods: [],
    paymentConditions: [],
    errors: [{ code, message: code }],
  } as unknown as CheckoutView['options']
  const { container } = render(
    <InTestShop>
      {shippingMethods.length === 0 && (
        <ShippingChoice options={options} value={null} onValueChange={() => undefined} />
      )}
      <PaymentChoice
        state={{ options } as CheckoutView}
        shippingMethodId={null}
        paymentMethodId={null}
        onPaymentChange={() => undefined}
      />
    </InTestShop>,
  )
  return [...container.children].map(({ textContent }) => textContent)
}

describe('ShippingChoice and PaymentChoice', () => {
  it('say that nothing is delivered to the place', () => {
    expect(textsFor('NO_SHIPPING_METHODS')).toEqual([
      'No shipping methods are available for your area. Please contact us by phone or email.',
      t('checkout.paymentLater'),
    ])
  })

  it('say that dangerous goods cannot travel there', () => {
    expect(textsFor('HAZARD_NOT_SHIPPABLE')[0]).toBe(t('checkout.hazard'))
  })

  it('say that nothing can be paid there', () => {
    expect(textsFor('NO_PAYMENT_METHODS', [{ id: 'courier' }])).toEqual([
      'No payment methods are available for your area. Please contact us by phone or email.',
    ])
  })
})
