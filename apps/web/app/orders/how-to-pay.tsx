import { Card, DescriptionList, Heading, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'
import type { OrderData } from '../wiring/api/api-types.js'
import { useMessages } from '../wiring/i18n/use-messages.js'
import { css } from '@linaria/core'

/** What is left to do for a bank transfer or a payment in cash. */
export function HowToPay({ order }: { order: OrderData }): ReactElement | null {
  const t = useMessages()
  const { method, bankTransfer, state } = order.payment
  if (state !== 'PENDING' || order.state === 'CANCELED') return null
  if (method.kind === 'CASH_ON_DELIVERY') {
    return <Text>{t('receipt.cashText', { amount: order.total.formatted })}</Text>
  }
  if (!bankTransfer) return null
  return (
    <Card as="section" surface="soft">
      <Stack gap="sm">
        <Heading level={2} size={3}>
          {t('receipt.bankTitle')}
        </Heading>
        <Text>{t('receipt.bankText')}</Text>
        <DescriptionList
          items={[
            { term: t('receipt.amount'), description: order.total.formatted },
            { term: t('receipt.iban'), description: <Iban value={bankTransfer.iban} /> },
            { term: t('receipt.holder'), description: bankTransfer.holderName },
            { term: t('receipt.bank'), description: bankTransfer.bankName },
            { term: t('receipt.reference'), description: bankTransfer.reference },
          ]}
        />
      </Stack>
    </Card>
  )
}

const groups = css`
  @layer app {
    font-variant-numeric: tabular-nums;

    > span {
      display: inline-block;
      margin-inline-end: 0.35em;
    }
  }
`

/** An account number in groups of four, as banks print it; copied, it is one word. */
function Iban({ value }: { value: string }): ReactElement {
  return (
    <span className={groups}>
      {(value.match(/.{1,4}/g) ?? []).map((group, index) => (
        <span key={`${group}${index}`}>{group}</span>
      ))}
    </span>
  )
}
