import { Card, Heading, Stack } from '@floga/ui'
import { useMemo } from 'react'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../shell/forms/form-answer.js'
import { RadioField } from '../../shell/forms/fields/radio-field.js'
import { ShopForm } from '../../shell/forms/shop-form.js'
import { isToBePaid } from '../../orders/payment-state.js'
import type { OrderPaymentState } from '../../orders/payment-state.js'
import type { OrderData, SavedCardData } from '../../wiring/api/api-types.js'
import { useHref, useMessages } from '../../wiring/i18n/use-messages.js'
import { CardChoice } from './card-choice.js'
import { paySchema } from './pay-schema.js'

export interface PayFormProps {
  order: OrderData
  standing: OrderPaymentState
  savedCards: readonly SavedCardData[]
  answer: FormAnswer | undefined
}

/** Pays an order that waits for it or has failed, the same way or another; nothing where that cannot be. */
export function PayForm({
  order,
  standing,
  savedCards,
  answer,
}: PayFormProps): ReactElement | null {
  const t = useMessages()
  const href = useHref()
  const schema = useMemo(() => paySchema(t), [t])
  if (!isToBePaid(order, standing)) return null
  const { payableWith, payment, total } = order
  const ordered = payableWith.find(({ id }) => id === payment.method.id)
  return (
    <Card as="section" id="payment">
      <Stack gap="md">
        <Heading level={2} size={3}>
          {t(standing === 'failed' ? 'receipt.payAgain' : 'receipt.payNow')}
        </Heading>
        <ShopForm
          id="pay"
          action={href(`/receipt/${order.id}`)}
          answer={answer}
          schema={schema}
          submitLabel={t('receipt.pay', { amount: total.formatted })}
          keepsDraft={false}
          isDocument
        >
          <RadioField
            name="paymentMethodId"
            legend={t('checkout.paymentMethod')}
            variant="cards"
            first={(ordered ?? payableWith[0])?.id ?? ''}
            options={payableWith.map(({ id, kind, name, description }) => ({
              value: id,
              label: name,
              description,
              ...(kind === 'CARD'
                ? { details: <CardChoice savedCards={savedCards} total={total} /> }
                : {}),
            }))}
          />
        </ShopForm>
      </Stack>
    </Card>
  )
}
