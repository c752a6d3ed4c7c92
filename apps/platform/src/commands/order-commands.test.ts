import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDocumentLibrary } from '../assets/document-library.js'
import { createPictureLibrary } from '../assets/picture-library.js'
import type { Database } from '../database/database.js'
import { createOrderWorld } from '../orders/testing/order-world.js'
import { openTestDatabase } from '../testing/open-test-database.js'
import { readStock } from '../testing/seed-variants.js'
import { runCommand } from './run-command.js'
import type { CommandValues } from './run-command.js'
import { parseAmount, parsePieces } from './staff-order.js'

describe('commands about orders', () => {
  let database: Database
  let number: string
  let sku: string
  beforeAll(async () => {
    database = await openTestDatabase()
    const world = createOrderWorld(database)
    sku = await world.stockOf({ stock: 5 })
    await world.place({ cartId: await world.cartOf([sku, 1]) })
    const [order] = await database.admin((sql) =>
      sql.query<{ number: string }>('SELECT number FROM orders'),
    )
    number = order!.number
  }, 60_000)
  afterAll(() => database.close())

  /** What a command says, line by line. */
  async function run(words: string[], values: CommandValues = {}): Promise<string> {
    const lines: string[] = []
    const say = (line: string) => void lines.push(line)
    const context = {
      database,
      pictures: createPictureLibrary(() => []),
      documents: createDocumentLibrary(() => []),
    }
    await runCommand(context, words, values, { note: say, result: say })
    return lines.join('\n')
  }

  it('takes an order from the list to its end, and its money back', async () => {
    expect(await run(['list-orders'], { state: 'pending' })).toContain(`${number}\t`)
    expect(await run(['list-orders'], { since: '2099-01-01' })).toBe('0 orders.')

    const trial = await run(['move-order', number, 'approved'], { 'dry-run': true })
    expect(trial).toBe(`Would move order ${number} from PENDING to APPROVED.`)
    expect(await run(['show-order', number])).toContain('May go to: approved')
    await expect(run(['move-order', number, 'shipped'])).rejects.toThrow('may go to: approved')
    for (const state of ['approved', 'processing', 'ready']) {
      await run(['move-order', number, state], { cause: 'transfer arrived' })
    }
    const shipment = { tracking: 'AB123', 'tracking-url': 'https://courier.example/AB123' }
    await run(['move-order', number, 'shipped'], shipment)
    expect(await run(['show-order', number])).toContain('shipment\tAB123')

    const unsellable = `${sku}=1`
    expect(await run(['return-order', number], { unsellable, 'dry-run': true })).toContain('Would')
    expect(await run(['return-order', number], { unsellable })).toMatch(/€16.30.+is RETURNED/)
    expect(await readStock(database, 'floga', sku)).toBe(4)
    expect(await run(['report'])).toContain('waiting: refunds to be transferred by hand\t1')
    expect(await run(['refund-order', number], { 'paid-out': true })).toContain('€16.30')
    expect(await run(['show-order', number])).toContain('RETURNED to REFUNDED')
    await expect(run(['refund-order', number])).rejects.toThrow('goes back already')
  })

  it('shows, tries and corrects stock', async () => {
    expect(await run(['set-stock', sku, '9'], { 'dry-run': true })).toContain('would become 9')
    expect(await run(['set-stock', sku])).toBe(`${sku}: 4`)
    await run(['set-stock', sku, '9'])
    expect(await readStock(database, 'floga', sku)).toBe(9)
  })

  it('says in one line what is wrong', async () => {
    await expect(run(['show-order', '1'])).rejects.toThrow('No order has the number "1"')
    await expect(run(['move-order', number, 'gone'])).rejects.toThrow('No state "gone"')
    await expect(run(['move-order', number, 'refunded'])).rejects.toThrow('Use refund-order')
    await expect(run(['return-order', number], { items: 'X=1' })).rejects.toThrow('has no "X"')
    await expect(run(['set-stock', sku, '-1'])).rejects.toThrow('no number of pieces')
    await expect(run(['report'], { day: 'today' })).rejects.toThrow('no day')
    await expect(run(['show-order'])).rejects.toThrow('list-orders')
  })

  it('lists jobs', async () => {
    expect(await run(['jobs'])).toBe('No job is known yet: start the server once.')
  })
})

describe('what staff type', () => {
  it('is an amount or pieces, or refused', () => {
    expect(parseAmount('12,50', 'EUR')).toBe(1_250)
    expect(() => parseAmount('12.505', 'EUR')).toThrow('no amount')
    expect(() => parseAmount('-1', 'EUR')).toThrow('no amount')
    expect(parsePieces('A=1, B-2=3')).toEqual(
      new Map([
        ['A', 1],
        ['B-2', 3],
      ]),
    )
    expect(() => parsePieces('A')).toThrow('SKU=pieces')
  })
})
