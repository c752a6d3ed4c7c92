import type { Transaction } from '../../foundation/database/database.js'
import { readOrder } from '../../domains/orders/read-order.js'
import type { OrderRecord } from '../../domains/orders/order-record.js'
import { currencyDigits } from '@floga/i18n'
import { formatMoney } from '../../foundation/pricing/format-money.js'
import { CommandError } from '../command-context.js'

/** The order that people name by its number, kept from others until the transaction ends. */
export async function lockOrderByNumber(sql: Transaction, number: string): Promise<OrderRecord> {
  return findByNumber(sql, number, 'FOR UPDATE')
}

/** The order that people name by its number. */
export async function readOrderByNumber(sql: Transaction, number: string): Promise<OrderRecord> {
  return findByNumber(sql, number, '')
}

async function findByNumber(sql: Transaction, number: string, lock: '' | 'FOR UPDATE') {
  const [row] = await sql.query<{ id: string }>(`SELECT id FROM orders WHERE number = $1 ${lock}`, [
    number,
  ])
  const order = row && (await readOrder(sql, row.id))
  if (!order) throw new CommandError(`No order has the number "${number}". See list-orders.`)
  return order
}

/** An amount as staff read it, such as `28.70 EUR`. */
export function staffMoney(minor: number, currency: string): string {
  const { amountMinor, formatted } = formatMoney(minor, currency, 'en')
  return amountMinor === 0 ? `0 ${currency}` : formatted
}

/** Minor units of what somebody typed, such as `12.50`. */
export function parseAmount(text: string, currency: string): number {
  const digits = currencyDigits(currency)
  const amount = Number(text.replace(',', '.'))
  const minor = Math.round(amount * 10 ** digits)
  if (
    !/^\d+([.,]\d+)?$/.test(text) ||
    minor <= 0 ||
    Math.abs(minor / 10 ** digits - amount) > 1e-9
  ) {
    throw new CommandError(`"${text}" is no amount above 0, such as 12.50.`)
  }
  return minor
}

/** Pieces by SKU of what somebody typed, such as `RG-30=2,TK-42=1`. */
export function parsePieces(text: string): Map<string, number> {
  const pieces = new Map<string, number>()
  for (const part of text.split(',')) {
    const [, sku, count] = /^\s*(.+?)\s*=\s*(\d{1,3})\s*$/.exec(part) ?? []
    if (sku === undefined || Number(count) < 1) {
      throw new CommandError(`"${part}" is not SKU=pieces, such as RG-30=2.`)
    }
    pieces.set(sku, (pieces.get(sku) ?? 0) + Number(count))
  }
  return pieces
}
