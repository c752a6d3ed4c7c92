import { useFormatters } from '@floga/i18n/react'
import { Card, DescriptionList, Heading, Stack, Text } from '@floga/ui'
import type { ReactElement } from 'react'
import type { OrderData } from '../../request/api/api-types.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { isWithdrawn } from './payment-state.js'
import { css } from '@linaria/core'

/** Instructions for a bank transfer or a payment in cash. */
export function HowToPay({ order }: { order: OrderData }): ReactElement | null {
  const { t } = useLanguage()
  const { date } = useFormatters()
  const { method, bankTransfer, state } = order.payment
  const { paymentDueAt: dueAt, total } = order
  if (state !== 'PENDING' || order.state === 'CANCELED' || isWithdrawn(order)) return null
  if (method.isPaidOnDelivery) {
    return (
      <>
        <Text>{t('receipt.cashText', { amount: total.formatted })}</Text>
        <Reservation order={order} />
      </>
    )
  }
  if (!bankTransfer) return null
  return (
    <Card as="section" surface="soft">
      <Stack gap="sm">
        <Heading level={2} size={3}>
          {t('receipt.bankTitle')}
        </Heading>
        <Text>
          {dueAt
            ? t('receipt.bankTextUntil', { amount: total.formatted, day: date(dueAt, 'long') })
            : t('receipt.bankText')}
        </Text>
        <Reservation order={order} />
        <DescriptionList
          items={[
            { term: t('receipt.amount'), description: <strong>{total.formatted}</strong> },
            ...(dueAt ? [{ term: t('receipt.dueAt'), description: date(dueAt, 'long') }] : []),
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

/** What is kept of the stock for an order that waits for its money. */
function Reservation({ order }: { order: OrderData }): ReactElement | null {
  const { t } = useLanguage()
  const { dateTime } = useFormatters()
  const { isReserved, reservedUntil, payment } = order
  if (order.state !== 'PENDING' || (isReserved && reservedUntil === null)) return null
  const isCash = payment.method.isPaidOnDelivery
  return (
    <Text>
      {reservedUntil === null
        ? t(isCash ? 'orders.notReservedCash' : 'orders.notReserved')
        : t('orders.reservedUntil', { moment: dateTime(reservedUntil, 'long') })}
    </Text>
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

/** An account number in groups of four, as banks print it; copied without spaces. */
function Iban({ value }: { value: string }): ReactElement {
  return (
    <span className={groups}>
      {(value.match(/.{1,4}/g) ?? []).map((group, index) => (
        <span key={`${group}${index}`}>{group}</span>
      ))}
    </span>
  )
}
