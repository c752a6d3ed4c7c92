import { staffMessages } from '../../foundation/messages/messages.js'
import { vatNote } from '../../domains/orders/vat/order-vat.js'
import { isOrderMove, orderMoves } from '../../domains/orders/order-states.js'
import { readOrderNotes } from '../../domains/orders/staff/order-notes.js'
import { readOrderLinkUses } from '../../domains/orders/links/use-order-link.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import type { PostalAddress } from '../../domains/orders/input/order-request.js'
import { readPayments, readRefunds } from '../../domains/payment/read-payments.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../tenants/find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { readOrderByNumber } from './order-by-number.js'
import { staffMoney, staffTime, toCell } from '../staff-texts.js'

export const showOrderCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('show-order')
    .summary('show everything about an order')
    .description(
      'Shows an order: customer, items, payments, refunds, requests, moves and the states that may follow.',
    )
    .argument('<number>', 'number of the order')
    .addOption(tenantOption)
    .addHelpText('after', examples('show-order 10000001'))
    .action((number, { tenant: given }) =>
      runForTenant(given, (context, tenant) => printOrder(context, { tenant, number }, output)),
    )
}

/** Prints everything that staff need of an order. */
async function printOrder(
  { database }: CommandContext,
  { tenant, number }: { tenant: string; number: string },
  output: CommandOutput,
): Promise<void> {
  const { defaultLocale, timeZone } = await findTenant(database, tenant)
  const found = await database.read(tenant, async (sql) => {
    const order = await readOrderByNumber(sql, number)
    const requests = await sql.query<{ reference: string; kind: string; status: string }>(
      'SELECT reference, kind, status FROM customer_requests WHERE order_id = $1 OR order_number = $2',
      [order.id, number],
    )
    const payments = await readPayments(sql, [order.id])
    const linkUses = await readOrderLinkUses(sql, order.id)
    const notes = await readOrderNotes(sql, [order.id])
    return {
      order,
      requests,
      payments,
      linkUses,
      notes,
      refunds: await readRefunds(sql, [order.id]),
    }
  })
  const { order, requests, payments, refunds, linkUses, notes } = found
  const time = (moment: Date) => staffTime(moment, timeZone)
  const money = (minor: number) => staffMoney(minor, order.currency)
  for (const line of orderLines(order, defaultLocale, time)) output.result(line)
  for (const { attempt, kind, state, amountMinor, cause } of payments) {
    output.result(`payment ${attempt}\t${kind}\t${state}\t${money(amountMinor)}\t${cause ?? ''}`)
  }
  for (const { state, amountMinor, cause } of refunds) {
    output.result(`refund\t${state}\t${money(amountMinor)}\t${cause}`)
  }
  for (const { reference, at, items, isOpen } of order.withdrawals) {
    const pieces = items.reduce((sum, { quantity }) => sum + quantity, 0)
    const what = `${pieces} ${pieces === 1 ? 'piece' : 'pieces'}`
    const next = isOpen ? `open: return-order ${number} --request ${reference}` : 'settled'
    output.result(`withdrawal ${reference}\t${time(at)}\t${what}\t${next}`)
  }
  for (const { reference, kind, status } of requests) {
    output.result(`request ${reference}\t${kind}\t${status}`)
  }
  for (const { from, to, at, cause } of order.moves) {
    output.result(`${time(at)}\t${from} to ${to}\t${cause}`)
  }
  for (const { action, usedAt, address } of linkUses) {
    output.result(`${time(usedAt)}\tlink ${action} of a mail was used\t${address ?? ''}`.trimEnd())
  }
  for (const { at, author, text } of notes) {
    output.result(`note\t${time(at)}\t${toCell(author)}\t${toCell(text)}`)
  }
  const pickup = order.shipping.kind === 'PICKUP'
  const next = orderMoves[order.state].filter((to) => isOrderMove(order.state, to, { pickup }))
  output.note(`May go to: ${next.join(', ').toLowerCase() || 'nowhere'}.`)
}

function orderLines(order: OrderRecord, locale: string, time: (moment: Date) => string): string[] {
  const { contact, totals, shipping, payment, invoice } = order
  const money = (minor: number) => staffMoney(minor, order.currency)
  const phones = [contact.phone, contact.alternativePhone].filter(Boolean).join(', ')
  return [
    `order ${order.number}\t${order.state}\t${time(order.createdAt)}\t${order.id}`,
    `contact\t${contact.firstName} ${contact.lastName}\t${phones}\t${order.email}\t${order.locale}`,
    `billing\t${addressLine(order.billingAddress)}`,
    `shipping\t${shipping.method}\t${money(totals.shippingMinor ?? 0)}\t${addressLine(order.shippingAddress)}`,
    `payment\t${payment.method}\t${order.paymentState}\t${money(payment.feeMinor)}`,
    ...(invoice ? [`invoice\t${Object.values(invoice).join('\t')}`] : []),
    ...(order.notes ? [`notes\t${order.notes}`] : []),
    ...order.items.map((item) => {
      const texts = item.texts[locale] ?? Object.values(item.texts)[0]
      const name = [texts?.name, texts?.label].filter(Boolean).join(', ')
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
  const { company, address: street, address2, floor, doorbell, postalCode, city, country } = address
  const floorText = floor && `floor ${floor}`
  const bell = doorbell && `doorbell ${doorbell}`
  return [company, street, address2, floorText, bell, `${postalCode} ${city}`, country]
    .filter(Boolean)
    .join(', ')
}

/** Whose VAT it is, or why there is none. */
function vatText({ vat, currency }: OrderRecord): string {
  const note = vatNote(vat, currency, staffMessages)
  return note === null ? '' : `\t${note}`
}
