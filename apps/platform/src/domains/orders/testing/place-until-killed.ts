import { placeOrder } from '../placing/place-order.js'
import { openTarget } from './open-target.js'
import { createOrderFixture, orderPorts, orderRules, orderTime } from './order-fixture.js'
import { orderInput } from './order-input.js'
import type { Database } from '../../../foundation/database/database.js'
import { readStock, seedVariants } from '../../../testing/seed-variants.js'

/**
 * A process that retries an earlier round's order and is then killed while placing one: before the
 * statement with a given number, or, for `answer`, after the commit. Prints what it found.
 * Arguments: database (a directory or a URL), round, step of the kill, round to retry.
 */
const [target = '', roundText = '', moment = '', healText] = process.argv.slice(2)
const round = Number(roundText)
const stockBefore = 3

const database = await openTarget(target)
const fixture = createOrderFixture(database)
if (healText !== undefined) await retryOrder(Number(healText))
await placeUntilKilled()
process.stdout.write('survived\n')
await database.close()

async function retryOrder(past: number): Promise<void> {
  const [cart] = await database.admin((sql) =>
    sql.query<{ id: string }>('SELECT cart_id AS id FROM cart_lines WHERE variant_id = $1', [
      variantOf(past),
    ]),
  )
  const before = await resultOf(past, cart!.id)
  await place(database, past, cart!.id)
  const report: RoundReport = { before, after: await resultOf(past, cart!.id) }
  process.stdout.write(`${JSON.stringify(report)}\n`)
}

async function placeUntilKilled(): Promise<void> {
  await seedVariants(database, 'floga', [{ id: variantOf(round), stock: stockBefore }])
  const cartId = await fixture.createCart([variantOf(round), 1])
  await place(killAt(moment), round, cartId)
}

/** Kills the process before a statement of the transaction, or before its response. */
function killAt(last: string): Database {
  let count = 0
  const killBefore = (now: string) => {
    if (now === last) process.kill(process.pid, 'SIGKILL')
  }
  return {
    ...database,
    async write(tenant, work) {
      const result = await database.write(tenant, (sql) =>
        work({
          query(text, params) {
            count += 1
            killBefore(String(count))
            return sql.query(text, params)
          },
        }),
      )
      killBefore('answer')
      return result
    },
  }
}

function place(over: Database, number: number, cartId: string) {
  const input = orderInput({ cartId, idempotencyKey: `killed-round-${number}-key` })
  const call = { database: over, tenant: 'floga', rules: orderRules, ports: orderPorts, input }
  return placeOrder({ ...call, locale: 'el', memberId: null, now: orderTime })
}

async function resultOf(number: number, cartId: string): Promise<RoundResult> {
  const orders = await fixture.count('orders', 'cart_id', cartId)
  const joined = (table: string) =>
    fixture.count(`${table} x JOIN orders o ON o.id = x.order_id`, 'o.cart_id', cartId)
  return {
    orders,
    items: await joined('order_items'),
    moves: await joined('order_moves'),
    movements: await joined('stock_movements'),
    mails: await fixture.count(
      "outbox x JOIN orders o ON o.id = x.payload ->> 'orderId'",
      'o.cart_id',
      cartId,
    ),
    finished: await fixture.count('carts', 'token IS NOT NULL AND id', cartId),
    sold: stockBefore - (await readStock(database, 'floga', variantOf(number))),
  }
}

function variantOf(number: number): string {
  return `KILLED-${number}`
}

/** The database's state of one order. */
export interface RoundResult {
  orders: number
  items: number
  moves: number
  movements: number
  mails: number
  finished: number
  sold: number
}

/** An order whose process was killed, and the same order after it was sent again. */
export interface RoundReport {
  before: RoundResult
  after: RoundResult
}
