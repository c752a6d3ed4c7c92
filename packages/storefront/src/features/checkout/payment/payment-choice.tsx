import { Text, useHydrated } from '@floga/ui'
import type { ReactElement } from 'react'

import { RadioField } from '../../../forms/fields/radio-field.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { CallUs } from '../form/call-us.js'
import { CardChoice } from './card-choice.js'
import { MarkedName } from './marked-name.js'
import { paymentsGoingWith } from '../values/payments-going-with.js'
import type { CheckoutView } from '../actions/load-checkout.server.js'

export interface PaymentChoiceProps {
  state: CheckoutView
  /** The currently selected shipping method. */
  shippingMethodId: string | null
  /** The currently selected payment method. */
  paymentMethodId: string | null
  onPaymentChange: (id: string) => void
}

/** The payment methods, with the options of each. */
export function PaymentChoice(props: PaymentChoiceProps): ReactElement {
  const { state, shippingMethodId, paymentMethodId, onPaymentChange } = props
  const { t, formatters } = useLanguage()
  const { paymentMethods, paymentConditions, shippingMethods } = state.options
  // Without scripts, an option that an earlier choice disabled could not be enabled again.
  const isLive = useHydrated()
  if (shippingMethods.length === 0) return <Text>{t('checkout.paymentLater')}</Text>
  if (paymentMethods.length === 0) return <CallUs text={t('checkout.noPayment')} />

  const goesWith = (id: string): readonly string[] =>
    paymentConditions.find((one) => one.paymentMethodId === id)?.shippingMethodIds ?? []
  const usable = paymentsGoingWith(state.options, shippingMethodId)
  const conditions = (id: string): string[] => {
    const limit = paymentConditions.find((one) => one.paymentMethodId === id)?.limit
    const names = shippingMethods.filter((method) => goesWith(id).includes(method.id))
    return [
      ...(names.length < shippingMethods.length
        ? [t('checkout.paymentWith', { methods: formatters.list(names.map(({ name }) => name)) })]
        : []),
      ...(limit ? [t('checkout.paymentUpTo', { amount: limit.formatted })] : []),
    ]
  }
  return (
    <RadioField
      name="paymentMethodId"
      legend={t('checkout.paymentMethod')}
      variant="cards"
      value={paymentMethodId ?? ''}
      onValueChange={onPaymentChange}
      options={paymentMethods.map(({ id, isCard, mark, name, description, fee }) => ({
        value: id,
        label: <MarkedName mark={mark} name={name} />,
        description: [description, ...conditions(id)].filter(Boolean).join('. '),
        endContent: fee.amountMinor === 0 ? undefined : `+ ${fee.formatted}`,
        isDisabled: isLive && !usable.some((method) => method.id === id),
        ...(isCard
          ? {
              details: (
                <CardChoice
                  savedCards={state.member.savedCards}
                  total={state.review.totals.grand}
                />
              ),
            }
          : {}),
      }))}
    />
  )
}
