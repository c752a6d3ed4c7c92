'use client'

import { Card, Heading, Stack, Text } from '@floga/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../../forms/form-answer.js'
import { RadioField } from '../../../forms/fields/radio-field.js'
import { ShopForm } from '../../../forms/shop-form.js'
import { isPaidOnline, isToBePaid } from '../../orders/payment-state.js'
import type { OrderPaymentState } from '../../orders/payment-state.js'
import type { OrderData, SavedCardData } from '../../../request/api/api-types.js'
import { useLanguage } from '../../../lib/views/storefront-context.js'
import { CardChoice } from './card-choice.js'
import { MarkedName } from './marked-name.js'
import { paySchema } from './pay-schema.js'
import type { PaymentProblem } from './payment-problem.js'

export interface PayFormProps {
  order: OrderData
  standing: OrderPaymentState
  /** Why the payment that was just begun did not come about. */
  problem: PaymentProblem | null
  savedCards: readonly SavedCardData[]
  answer: FormAnswer | undefined
}

const titles: Partial<Record<OrderPaymentState, 'receipt.payOtherwise' | 'receipt.payAgain'>> = {
  checking: 'receipt.payOtherwise',
  failed: 'receipt.payAgain',
}

/**
 * Payment of an unpaid or failed order, with the same or another method; renders nothing when
 * impossible. While the provider cannot report a payment's result, only methods without it.
 */
export function PayForm({
  order,
  standing,
  problem,
  savedCards,
  answer,
}: PayFormProps): ReactElement | null {
  const { t, href } = useLanguage()
  const schema = useMemo(() => paySchema(t), [t])
  const isChecking = standing === 'checking'
  const { payment, total } = order
  const payableWith = order.payableWith.filter((method) => !isChecking || !isPaidOnline(method))
  if (payableWith.length === 0 || !(isChecking || isToBePaid(order, standing))) return null
  const isDown = problem === 'unavailable'
  const first =
    payableWith.find((method) => isDown && !isPaidOnline(method)) ??
    payableWith.find(({ id }) => id === payment.method.id) ??
    payableWith[0]
  return (
    <Card as="section" id="payment">
      <Stack gap="md">
        <Heading level={2} size={3}>
          {t(titles[standing] ?? 'receipt.payNow')}
        </Heading>
        {isChecking && <Text>{t('receipt.payOtherwiseText')}</Text>}
        <ShopForm
          id="pay"
          action={href(`/receipt/${order.id}`)}
          answer={answer}
          schema={schema}
          submitLabel={t(isChecking ? 'receipt.choose' : 'receipt.pay', {
            amount: total.formatted,
          })}
          keepsDraft={false}
        >
          <RadioField
            name="paymentMethodId"
            legend={t('checkout.paymentMethod')}
            variant="cards"
            first={first?.id ?? ''}
            options={payableWith.map(({ id, isCard, mark, name, description }) => ({
              value: id,
              label: <MarkedName mark={mark} name={name} />,
              description,
              ...(isCard ? { details: <CardChoice savedCards={savedCards} total={total} /> } : {}),
            }))}
          />
        </ShopForm>
      </Stack>
    </Card>
  )
}
