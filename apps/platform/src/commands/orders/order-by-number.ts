import { cleanTyped } from '@floga/platform-contract/input-rules'
import type { Transaction } from '../../foundation/database/database.js'
import * as orders from '../../domains/orders/staff/order-by-number.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import { parseMoney } from '../../foundation/pricing/parse-money.js'
import { CommandError, UsageError } from '../command-context.js'

/** Finds an order by its number and locks it until the transaction ends. */
export async function lockOrderByNumber(sql: Transaction, number: string): Promise<OrderRecord> {
  return known(await orders.lockOrderByNumber(sql, number), number)
}

/** The order that people name by its number. */
export async function readOrderByNumber(sql: Transaction, number: string): Promise<OrderRecord> {
  return known(await orders.readOrderByNumber(sql, number), number)
}

function known(order: OrderRecord | undefined, number: string): OrderRecord {
  if (!order) throw new CommandError(`No order has the number "${number}". See list-orders.`)
  return order
}

/** Parses an amount as typed, such as `12.50`, to minor units. */
export function parseAmount(text: string, currency: string): number {
  const parsed = parseMoney(text, currency)
  if ('problem' in parsed) throw new UsageError(`"${text}" ${parsed.problem}.`)
  if (parsed.minor === 0) throw new UsageError(`"${text}" is no amount above 0.`)
  return parsed.minor
}

/** Parses quantities by SKU as typed, such as `RG-30=2,TK-42=1`. */
export function parsePieces(text: string): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const part of text.split(',')) {
    const [, typed = '', count] = /^(.+?)=\s*(\d{1,3})\s*$/.exec(part) ?? []
    const sku = cleanTyped(typed)
    if (sku === '' || Number(count) < 1) {
      throw new UsageError(`"${part}" is not SKU=pieces, such as RG-30=2.`)
    }
    pieces.set(sku, (pieces.get(sku) ?? 0) + Number(count))
  }
  return pieces
}
