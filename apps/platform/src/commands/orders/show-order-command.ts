import { staffWords } from '../../foundation/words/words.js'
import { vatNote } from '../../domains/orders/vat/order-vat.js'
import { isOrderMove, orderMoves } from '../../domains/orders/order-states.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import type { PostalAddress } from '../../domains/orders/input/order-request.js'
import { readPayments, readRefunds } from '../../domains/payment/read-payments.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { readOrderByNumber, staffMoney } from './order-by-number.js'

/** Prints everything that staff need of an order. */
export async function showOrderCommand(
  { database }: CommandContext,
  { tenant, number }: { tenant: string; number: string },
  output: CommandOutput,
): Promise<void> {
  const { defaultLocale } = await findTenant(database, tenant)
  const found = await database.read(tenant, async (sql) => {
    const order = await readOrderByNumber(sql, number)
    const requests = await sql.query<{ reference: string; kind: string; status: string }>(
      'SELECT reference, kind, status FROM customer_requests WHERE order_id = $1 OR order_number = $2',
      [order.id, number],
    )
    const payments = await readPayments(sql, [order.id])
    return { order, requests, payments, refunds: await readRefunds(sql, [order.id]) }
  })
  const { order, requests, payments, refunds } = found
  const money = (minor: number) => staffMoney(minor, order.currency)
  for (const line of orderLines(order, defaultLocale)) output.result(line)
  for (const { attempt, kind, state, amountMinor, cause } of payments) {
    output.result(`payment ${attempt}\t${kind}\t${state}\t${money(amountMinor)}\t${cause ?? ''}`)
  }
  for (const { state, amountMinor, cause } of refunds) {
    output.result(`refund\t${state}\t${money(amountMinor)}\t${cause}`)
  }
  for (const { reference, kind, status } of requests) {
    output.result(`request ${reference}\t${kind}\t${status}`)
  }
  for (const { from, to, at, cause } of order.moves) {
    output.result(`${at.toISOString()}\t${from} to ${to}\t${cause}`)
  }
  const pickup = order.shipping.kind === 'PICKUP'
  const next = orderMoves[order.state].filter((to) => isOrderMove(order.state, to, { pickup }))
  output.note(`May go to: ${next.join(', ').toLowerCase() || 'nowhere'}.`)
}

function orderLines(order: OrderRecord, locale: string): string[] {
  const { contact, totals, shipping, payment, invoice } = order
  const money = (minor: number) => staffMoney(minor, order.currency)
  return [
    `order ${order.number}\t${order.state}\t${order.createdAt.toISOString()}\t${order.id}`,
    `contact\t${contact.firstName} ${contact.lastName}\t${contact.phone}\t${order.email}\t${order.locale}`,
    `billing\t${addressLine(order.billingAddress)}`,
    `shipping\t${shipping.method}\t${money(totals.shippingMinor ?? 0)}\t${addressLine(order.shippingAddress)}`,
    `payment\t${payment.method}\t${order.paymentState}\t${money(payment.feeMinor)}`,
    ...(invoice ? [`invoice\t${Object.values(invoice).join('\t')}`] : []),
    ...(order.notes ? [`notes\t${order.notes}`] : []),
    ...order.items.map((item) => {
      const words = item.words[locale] ?? Object.values(item.words)[0]
      const name = [words?.name, words?.label].filter(Boolean).join(', ')
      const notes = [
        item.backordered > 0 ? `${item.backordered} from the maker` : '',
        item.returned > 0 ? `${item.returned} returned` : '',
      ].filter(Boolean)
      const pieces = `${item.quantity} × ${item.sku}`
      return ['item', pieces, name, money(item.lineTotalMinor), ...notes].join('\t')
    }),
    `total\t${money(totals.grandMinor)}\tdiscount ${money(totals.discountMinor)}\tVAT ${money(totals.vatMinor)}${vatText(order)}`,
    ...order.shipments.map(
      ({ tracking, trackingUrl }) => `shipment\t${tracking ?? ''}\t${trackingUrl ?? ''}`,
    ),
  ]
}

function addressLine(address: PostalAddress | null): string {
  if (!address) return '–'
  const { company, address: street, address2, postalCode, city, country } = address
  return [company, street, address2, `${postalCode} ${city}`, country].filter(Boolean).join(', ')
}

/** Whose VAT it is, or why there is none. */
function vatText({ vat, currency }: OrderRecord): string {
  const note = vatNote(vat, currency, staffWords)
  return note === null ? '' : `\t${note}`
}
