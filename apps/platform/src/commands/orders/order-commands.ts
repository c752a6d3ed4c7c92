import { resolve } from 'node:path'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { confirmVatNumberCommand } from './confirm-vat-number-command.js'
import { listOrdersCommand } from './list-orders-command.js'
import { listRefundsCommand } from './list-refunds-command.js'
import { moveOrderCommand } from './move-order-command.js'
import type { CommandOutput } from '../print-report.js'
import { placeOrderCommand } from './place-order-command.js'
import { refundOrderCommand } from './refund-order-command.js'
import { reportCommand } from './report-command.js'
import { returnOrderCommand } from './return-order-command.js'
import { setStockCommand } from './set-stock-command.js'
import { showOrderCommand } from './show-order-command.js'

/** How commands about orders are called. */
export const orderUsage = `
  list-orders [--state pending] [--since 2026-11-22] [--email <e-mail>] [--limit 50]
  show-order <number>
  place-order <file.json> [--dry-run]   (an order by phone)
  move-order <number> <state> [--tracking <code>] [--tracking-url <https://…>] [--cause <text>] [--dry-run]
  return-order <number> [--items <SKU=2,…>] [--unsellable <SKU=1,…>] [--request <reference>] [--dry-run]
  refund-order <number> [--amount 12.50] [--cause <text>] [--paid-out | --again] [--dry-run]
  confirm-vat-number <number> [--dry-run]   (of a paid order; its VAT is refunded)
  list-refunds [--state refused]
  set-stock <SKU> [<pieces>] [--dry-run]
  report [--day 2026-11-22]`

/** Values of the options of commands about orders. */
export interface OrderCommandValues {
  tenant?: string | undefined
  /** Where the person who typed it stands: files are named from there. */
  directory?: string | undefined
  state?: string | undefined
  since?: string | undefined
  email?: string | undefined
  limit?: string | undefined
  tracking?: string | undefined
  'tracking-url'?: string | undefined
  cause?: string | undefined
  items?: string | undefined
  unsellable?: string | undefined
  request?: string | undefined
  amount?: string | undefined
  'paid-out'?: boolean | undefined
  again?: boolean | undefined
  day?: string | undefined
  'dry-run'?: boolean | undefined
}

/** The options, as `parseArgs` wants them. */
export const orderCommandOptions = {
  state: { type: 'string' },
  since: { type: 'string' },
  email: { type: 'string' },
  limit: { type: 'string' },
  tracking: { type: 'string' },
  'tracking-url': { type: 'string' },
  cause: { type: 'string' },
  items: { type: 'string' },
  unsellable: { type: 'string' },
  request: { type: 'string' },
  amount: { type: 'string' },
  'paid-out': { type: 'boolean', default: false },
  again: { type: 'boolean', default: false },
  day: { type: 'string' },
} as const

/**
 * Runs a command about orders.
 *
 * @returns Whether there is one of that name.
 */
export async function runOrderCommand(
  context: CommandContext,
  [name, first, second]: readonly string[],
  values: OrderCommandValues,
  output: CommandOutput,
): Promise<boolean> {
  const tenant = values.tenant ?? 'floga'
  const isDryRun = values['dry-run'] ?? false
  const number = () => required(first, "the order's number")
  switch (name) {
    case 'list-orders': {
      const { state, since, email, limit } = values
      await listOrdersCommand(context, { tenant, state, since, email, limit }, output)
      return true
    }
    case 'show-order':
      await showOrderCommand(context, { tenant, number: number() }, output)
      return true
    case 'confirm-vat-number':
      await confirmVatNumberCommand(context, { tenant, number: number(), isDryRun }, output)
      return true
    case 'place-order': {
      const file = resolve(values.directory ?? '.', required(first, 'a file'))
      await placeOrderCommand(context, { tenant, file, isDryRun }, output)
      return true
    }
    case 'move-order': {
      const { tracking, 'tracking-url': trackingUrl, cause } = values
      const move = { tenant, number: number(), state: required(second, 'a state') }
      const shipment = { tracking, trackingUrl }
      await moveOrderCommand(context, { ...move, ...shipment, cause, isDryRun }, output)
      return true
    }
    case 'return-order': {
      const { items, unsellable, request } = values
      const pieces = { items, unsellable, request }
      await returnOrderCommand(context, { tenant, number: number(), ...pieces, isDryRun }, output)
      return true
    }
    case 'refund-order': {
      const { amount, cause, 'paid-out': isPaidOut = false, again: isAgain = false } = values
      const refund = { amount, cause, isPaidOut, isAgain }
      await refundOrderCommand(context, { tenant, number: number(), ...refund, isDryRun }, output)
      return true
    }
    case 'list-refunds':
      await listRefundsCommand(context, { tenant, state: values.state }, output)
      return true
    case 'set-stock': {
      const sku = required(first, 'a SKU')
      await setStockCommand(context, { tenant, sku, count: second, isDryRun }, output)
      return true
    }
    case 'report':
      await reportCommand(context, { tenant, day: values.day }, output)
      return true
    default:
      return false
  }
}

function required(value: string | undefined, name: string): string {
  if (value === undefined) throw new CommandError(`Missing: ${name}.${orderUsage}`)
  return value
}
