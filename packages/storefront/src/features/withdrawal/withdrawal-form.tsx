import { useFormatters } from '@floga/i18n/react'
import { Fieldset, Alert, Text } from '@floga/ui'
import { color, space } from '@floga/ui/tokens'
import { css } from '@linaria/core'
import type { ReactElement } from 'react'

import type { FormAnswer } from '../../forms/form-answer.js'
import { SelectField } from '../../forms/fields/select-field.js'
import { ShopForm } from '../../forms/shop-form.js'
import { TextAreaField } from '../../forms/fields/text-area-field.js'
import { TextField } from '../../forms/fields/text-field.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import type { WithdrawalData } from './withdrawal-unavailable.js'
import { itemField, withdrawalSchema } from './withdrawal-schema.js'

const lines = css`
  @layer app {
    display: grid;

    > * {
      display: grid;
      grid-template-columns: minmax(0, 1fr) 9rem;
      gap: ${space['2xs']} ${space.md};
      align-items: center;
      padding-block: ${space.sm};
      border-block-end: 1px solid ${color.line};
    }
    > * > p {
      grid-column: 1 / -1;
    }
  }
`

export interface WithdrawalFormProps {
  withdrawal: WithdrawalData
  answer: FormAnswer | undefined
}

/**
 * The withdrawal statement: pieces of each product, by default all of them, and the customer. No
 * reason is required.
 */
export function WithdrawalForm({ withdrawal, answer }: WithdrawalFormProps): ReactElement {
  const { t } = useLanguage()
  const { date } = useFormatters()
  const { orderNumber, orderedAt, until, email, name } = withdrawal
  const items = withdrawal.items.filter(({ remainingQuantity }) => remainingQuantity > 0)
  return (
    <>
      <Text>{t('withdraw.statement', { number: orderNumber, date: date(orderedAt, 'long') })}</Text>
      <Alert tone="info">
        {until
          ? t('withdraw.until', { date: date(new Date(Date.parse(until) - 1), 'long') })
          : t('withdraw.beforeDelivery')}
      </Alert>
      <ShopForm
        id="withdrawal"
        answer={answer}
        schema={withdrawalSchema(t, withdrawal.items)}
        values={{
          name,
          ...Object.fromEntries(
            withdrawal.items.map(({ id, remainingQuantity }) => [
              itemField(id),
              String(remainingQuantity),
            ]),
          ),
        }}
        submitLabel={t('withdraw.confirm')}
      >
        <Fieldset legend={t('withdraw.items')} hint={t('withdraw.itemsHint')}>
          <div className={lines}>
            {items.map((item) => (
              <SelectField
                key={item.id}
                name={itemField(item.id)}
                label={`${item.name} (${item.sku})`}
                options={Array.from({ length: item.remainingQuantity + 1 }, (_, at) => ({
                  value: String(item.remainingQuantity - at),
                  label:
                    item.remainingQuantity === at
                      ? t('withdraw.keep')
                      : t('withdraw.pieces', { count: item.remainingQuantity - at }),
                }))}
              />
            ))}
          </div>
        </Fieldset>
        <TextField name="name" label={t('contact.name')} autoComplete="name" />
        <TextAreaField
          name="reason"
          label={t('withdraw.reason')}
          hint={t('withdraw.reasonHint')}
          rows={3}
          isOptional
        />
        <Text size="small">{t('withdraw.receipt', { email })}</Text>
      </ShopForm>
    </>
  )
}
