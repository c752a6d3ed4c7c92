import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { createOrderFixture, orderTime } from '../../domains/orders/testing/order-fixture.js'
import type { OrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { confirmWithdrawal } from '../../domains/customer-requests/confirm-withdrawal.js'
import { readCustomerRequest } from '../../domains/customer-requests/read-customer-request.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { readStock } from '../../testing/seed-variants.js'
import { runDoneCommand } from '../../testing/run-test-command.js'
import { parseAmount, parsePieces } from './order-by-number.js'

describe('commands about orders', () => {
  let database: Database
  let fixture: OrderFixture
  let number: string
  let sku: string
  beforeAll(async () => {
    database = await openTestDatabase()
    fixture = createOrderFixture(database)
    sku = await fixture.createVariant({ stock: 5 })
    await fixture.place({ cartId: await fixture.createCart([sku, 1]) })
    const [order] = await database.admin((sql) =>
      sql.query<{ number: string }>('SELECT number FROM orders'),
    )
    number = order!.number
  })
  afterAll(() => database.close())

  /** Output of a command, including its error when it fails. */
  const run = (...args: string[]) =>
    runDoneCommand({ database }, args[0] === 'jobs' ? args : [...args, '--tenant', 'floga'])

  it('takes an order from the list to its end, and its money back', async () => {
    expect(await run('list-orders', '--state', 'pending')).toContain(`${number}\t`)
    expect(await run('list-orders', '--since', '2099-01-01')).toBe('0 orders.')

    const dryRun = await run('move-order', number, 'approved', '--dry-run')
    expect(dryRun).toBe(`Would move order ${number} from PENDING to APPROVED.`)
    expect(await run('show-order', number)).toContain('May go to: approved')
    await expect(run('move-order', number, 'shipped')).rejects.toThrow('may go to: approved')
    for (const state of ['approved', 'processing', 'ready']) {
      await run('move-order', number, state, '--cause', 'transfer arrived')
    }
    const shipment = ['--tracking', 'AB123', '--tracking-url', 'https://courier.example/AB123']
    await run('move-order', number, 'shipped', ...shipment)
    expect(await run('show-order', number)).toContain('shipment\tAB123')
    // A mistyped amount: 2500 for 25.00.
    await expect(run('refund-order', number, '--amount', '2500')).rejects.toThrow(
      /^€2,500\.00 is more than the €\d\d\.\d\d of order \d+ that was paid/,
    )
    expect(await run('list-refunds')).toBe('0 refunds.')

    const unsellable = ['--unsellable', `${sku}=1`]
    expect(await run('return-order', number, ...unsellable, '--dry-run')).toContain('Would')
    const said = await run('return-order', number, ...unsellable)
    expect(said).toMatch(/€16.30.+is RETURNED/)
    expect(said).toContain(`then: refund-order ${number} --paid-out`)
    expect(await readStock(database, 'floga', sku)).toBe(4)
    expect(await run('report')).toContain('waiting: refunds to be transferred by hand\t1')
    expect(await run('refund-order', number, '--paid-out')).toContain('€16.30')
    expect(await run('show-order', number)).toContain('RETURNED to REFUNDED')
    await expect(run('refund-order', number)).rejects.toThrow('no payment that is not refunded')
  })

  it('returns the items of a withdrawal, and lists refunds that the provider rejected', async () => {
    const hose = await fixture.createVariant({ stock: 5 })
    const cartId = await fixture.createCart([hose, 3])
    const placed = await fixture.place({ cartId, expectedTotalMinor: 3 * 1_240 + 490 })
    if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
    const { orderId } = placed
    const order = await database.read('floga', (sql) => readOrder(sql, orderId))
    const { number: second, items } = order!
    for (const state of ['approved', 'processing', 'ready', 'shipped']) {
      await run('move-order', second, state)
    }
    const withdrawal = await database.write('floga', (sql) =>
      confirmWithdrawal(
        sql,
        {
          orderId,
          name: 'Μαρία',
          items: [{ id: items[0]!.id, quantity: 2 }],
          reason: null,
          locale: 'el',
          memberId: null,
          now: orderTime,
          timeZone: 'Europe/Athens',
        },
        async () => {},
      ),
    )
    if (withdrawal.status !== 'withdrawn') throw new Error(JSON.stringify(withdrawal))
    const found = await database.read('floga', (sql) =>
      readCustomerRequest(sql, withdrawal.requestId),
    )
    const { reference: request } = found!
    await expect(run('return-order', number, '--request', request)).rejects.toThrow(
      'has no withdrawal',
    )
    const said = await run('return-order', second, '--request', request)
    expect(said).toMatch(/Returned items of order \d{8}: €24.80 is refunded, the order is SHIPPED/)
    expect(said).toContain(`answer-request ${request}`)
    expect(await readStock(database, 'floga', hose)).toBe(4)
    // The same pieces cannot be returned twice.
    await expect(run('return-order', second, '--request', request)).rejects.toThrow('has 1 of')

    expect(await run('list-refunds')).toContain(`${second}\tBY_HAND`)
    expect(await run('list-refunds', '--state', 'refused')).toBe('0 refunds.')
    await expect(run('list-refunds', '--state', 'lost')).rejects.toThrow(
      "'lost' is invalid. Allowed are refused, by-hand, requested, done.",
    )
    await expect(run('refund-order', second, '--again')).rejects.toThrow('was rejected')
    await database.admin((sql) =>
      sql.query("UPDATE refunds SET state = 'REFUSED', last_error = 'No.' WHERE order_id = $1", [
        orderId,
      ]),
    )
    expect(await run('list-refunds', '--state', 'refused')).toMatch(/€24.80\treturned\tNo\.\n/)
    expect(await run('refund-order', second, '--again', '--dry-run')).toContain('€24.80')
    expect(await run('refund-order', second, '--paid-out')).toContain('€24.80')
  })

  it('lists names that are no formula in a spreadsheet', async () => {
    const cartId = await fixture.createCart([await fixture.createVariant({ stock: 1 }), 1])
    const { contact } = orderInput()
    const firstName = '=HYPERLINK("https://evil.example")'
    await fixture.place({ cartId, contact: { ...contact, firstName } })
    expect(await run('list-orders')).toMatch(/\t'=HYPERLINK\("https:\/\/evil.example"\) /)
  })

  it('shows, tries and corrects stock', async () => {
    expect(await run('set-stock', sku, '9', '--dry-run')).toBe(
      `${sku}: stock 4 → 9\nA dry run: nothing was changed.`,
    )
    expect(await run('set-stock', sku)).toBe(`${sku}: stock 4`)
    await run('set-stock', sku, '9')
    expect(await readStock(database, 'floga', sku)).toBe(9)
    // As pasted from a page or a spreadsheet.
    expect(await run('set-stock', `\u00a0${sku}\u200b`)).toBe(`${sku}: stock 9`)
  })

  it('places an order by phone once, at the price of the checkout', async () => {
    const tank = await fixture.createVariant({ stock: 3, priceMinor: 4_000 })
    const written = (changes: object = {}) =>
      JSON.stringify({
        locale: 'en',
        items: [{ sku: ` ${tank}\u200b`, quantity: 2 }],
        contact: {
          email: 'phone@example.com',
          firstName: 'Νίκη',
          lastName: 'Λάμπρου',
          phone: '2101234567',
          alternativePhone: '6912345678',
        },
        billingAddress: {
          address: 'Πειραιώς 1',
          floor: '3',
          doorbell: 'Λάμπρου',
          country: 'GR',
          region: 'GR-I',
          city: 'Αθήνα',
          postalCode: '10431',
        },
        shippingMethodId: 'courier',
        paymentMethodId: 'cash-on-delivery',
        ...changes,
      })
    const order = async (text: string, isDryRun = false) => {
      const file = join(await mkdtemp(join(tmpdir(), 'floga-phone-')), 'order.json')
      await writeFile(file, text)
      return run('place-order', file, ...(isDryRun ? ['--dry-run'] : []))
    }
    const carts = () =>
      database.admin((sql) => sql.query('SELECT id FROM carts WHERE token IS NULL'))
    const before = await carts()
    expect(await order(written(), true)).toMatch(/^Would place an order of €8\d\.\d\d\.$/)
    expect(await readStock(database, 'floga', tank)).toBe(3)

    const said = await order(written())
    expect(said).toMatch(/^\d+\t€8\d\.\d\d\tphone@example\.com\n/)
    expect(said).toMatch(/\nhttps:\/\/shop\.example\/en\/receipt\/[\w-]{22}$/)
    expect(await readStock(database, 'floga', tank)).toBe(1)
    expect(
      await fixture.count(
        'outbox',
        "kind || (payload ->> 'orderId')",
        `order-placed${said.split('/').at(-1)}`,
      ),
    ).toBe(1)

    const shown = await run('show-order', said.split('\t')[0]!)
    expect(shown).toContain('NONE to CREATED\tstaff by phone')
    expect(shown).toContain('2101234567, 6912345678')
    expect(shown).toContain('floor 3, doorbell Λάμπρου')
    expect(shown).toMatch(/order \d+\tPENDING\t\d{4}-\d\d-\d\d \d\d:\d\d\t/)
    expect(shown).toContain('discount €0.00')

    await expect(order(written())).rejects.toThrow('ordered already')
    await expect(order(written({ notes: 'again' }))).rejects.toThrow(`${tank}: `)
    await expect(order(written({ items: [{ sku: 'X', quantity: 1 }] }))).rejects.toThrow(
      'has no "X"',
    )
    await expect(order(written({ items: [] }))).rejects.toThrow('order.json: items: ')
    await expect(
      order(
        written({
          items: [{ sku: tank, quantity: 1 }],
          contact: { email: 'x', firstName: 'A', lastName: 'B', phone: '1' },
        }),
      ),
    ).rejects.toThrow(/contact\.email: .+\ncontact\.phone: /)
    await expect(order(JSON.stringify({ items: [{ sku: tank, quantity: 1 }] }))).rejects.toThrow(
      /^order\.json: contact: is missing\norder\.json: shippingMethodId: is missing\n/,
    )
    await expect(order(written({ colour: 'red' }))).rejects.toThrow(
      /^order\.json: colour: no such field\n/,
    )
    await expect(order('{')).rejects.toThrow('order.json is no JSON.')
    // Dry runs and rejected commands leave no trace.
    expect(await carts()).toEqual(before)
    expect(await readStock(database, 'floga', tank)).toBe(1)
  })

  it('reports an error in one line', async () => {
    await expect(run('show-order', '1')).rejects.toThrow('No order has the number "1"')
    await expect(run('move-order', number, 'gone')).rejects.toThrow("'gone' is invalid")
    await expect(run('move-order', number, 'refunded')).rejects.toThrow('Use refund-order')
    await expect(run('return-order', number, '--items', 'X=1')).rejects.toThrow('has no "X"')
    await expect(run('set-stock', sku, '-1')).rejects.toThrow("'-1' is invalid")
    await expect(run('report', '--day', 'today')).rejects.toThrow('no day')
    await expect(run('show-order')).rejects.toThrow("missing required argument 'number'")
  })

  it('lists jobs', async () => {
    expect(await run('jobs')).toBe('No job is known yet: start the server once.')
  })
})

describe('what staff type', () => {
  it('is an amount or pieces, or rejected', () => {
    expect(parseAmount('12,50', 'EUR')).toBe(1_250)
    expect(() => parseAmount('12.505', 'EUR')).toThrow('"12.505" may be 12.505 or 12505')
    expect(() => parseAmount('0', 'EUR')).toThrow('no amount above 0')
    expect(() => parseAmount('-1', 'EUR')).toThrow('no amount')
    expect(parsePieces('A=1, B\u20112\u200b = 3')).toEqual(
      new Map([
        ['A', 1],
        ['B-2', 3],
      ]),
    )
    expect(() => parsePieces('A')).toThrow('SKU=pieces')
  })
})
