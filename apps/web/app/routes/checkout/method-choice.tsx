import { Notice, RadioGroup } from '@floga/ui'
import type { ReactElement } from 'react'

import type { CheckoutOptionsData } from '../../wiring/api-types.js'
import type { Translate } from '../../wiring/messages.js'
import { useMessages } from '../../wiring/use-language.js'
import type { CheckoutView } from './checkout-view.js'

export interface MethodChoiceProps {
  state: CheckoutView
  error: string | undefined
}

/** The ways to deliver that serve the place and the goods. */
export function ShippingChoice({ state, error }: MethodChoiceProps): ReactElement {
  const t = useMessages()
  const { shippingMethods, errors } = state.options
  if (shippingMethods.length === 0) {
    const isHazard = errors.some(({ code }) => code === 'HAZARD_NOT_SHIPPABLE')
    return <Notice tone="warning">{t(isHazard ? 'checkout.hazard' : 'checkout.noShipping')}</Notice>
  }
  return (
    <RadioGroup
      id="shippingMethodId"
      // Other methods for another place: the choice starts anew.
      key={shippingMethods.map(({ id }) => id).join()}
      name="shippingMethodId"
      legend={t('checkout.shippingMethod')}
      variant="cards"
      error={error}
      defaultValue={state.shippingMethodId ?? undefined}
      options={shippingMethods.map((method) => ({
        value: method.id,
        label: method.name,
        description: [daysText(method, t), method.description].filter(Boolean).join('. '),
        aside: method.cost.amountMinor === 0 ? t('checkout.free') : method.cost.formatted,
      }))}
    />
  )
}

/** The ways to pay for what is ordered. */
export function PaymentChoice({ state, error }: MethodChoiceProps): ReactElement {
  const t = useMessages()
  const { paymentMethods } = state.options
  if (paymentMethods.length === 0) return <Notice tone="warning">{t('checkout.noPayment')}</Notice>
  return (
    <RadioGroup
      id="paymentMethodId"
      key={paymentMethods.map(({ id }) => id).join()}
      name="paymentMethodId"
      legend={t('checkout.paymentMethod')}
      variant="cards"
      error={error}
      defaultValue={state.paymentMethodId ?? undefined}
      options={paymentMethods.map((method) => ({
        value: method.id,
        label: method.name,
        description: method.description ?? undefined,
        aside: method.fee.amountMinor === 0 ? undefined : method.fee.formatted,
      }))}
    />
  )
}

function daysText(
  { kind, minDays, maxDays }: CheckoutOptionsData['shippingMethods'][number],
  t: Translate,
): string {
  return kind === 'PICKUP'
    ? t('checkout.daysPickup', { max: maxDays })
    : t('checkout.days', { min: minDays, max: maxDays })
}
