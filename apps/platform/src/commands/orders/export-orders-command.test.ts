import { mkdtemp, readFile, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOrderFixture } from '../../domains/orders/testing/order-fixture.js'
import type { OrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import type { Database } from '../../foundation/database/database.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { runDoneCommand } from '../../testing/run-test-command.js'

describeWithDatabase('export-orders', (engine) => {
  let database: Database
  let fixture: OrderFixture
  let file: string
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
    file = join(await mkdtemp(join(tmpdir(), 'floga-orders-')), 'orders.csv')
    const { contact } = orderInput()
    const firstName = '=HYPERLINK("https://evil.example";"x")'
    const cartId = await fixture.createCart(
      [await fixture.createVariant({ stock: 9, weightGrams: 100 }), 1],
      [await fixture.createVariant({ stock: 9, priceMinor: 1_000, weightGrams: 100 }), 2],
    )
    const placed = await fixture.place({
      cartId,
      contact: { ...contact, firstName },
      notes: '@SUM(1);2,\nδεύτερη γραμμή',
      expectedTotalMinor: 1_240 + 2_000 + 390,
    })
    if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
  })
  afterAll(() => database.close())

  const run = async (...args: string[]) => {
    const said = await runDoneCommand({ database }, [
      'export-orders',
      file,
      ...args,
      '--tenant',
      'floga',
    ])
    return { said, text: await readFile(file, 'utf8') }
  }

  it('writes a line for each order, without formulas, for its owner alone', async () => {
    const { said, text } = await run()
    expect(said).toBe('1 orders exported')
    const [order] = parse<Record<string, string>>(text, { columns: true })
    expect(order).toMatchObject({
      number: expect.stringMatching(/^\d{8}$/),
      time: '2026-11-21 12:00',
      state: 'PENDING',
      total: '36.30',
      first_name: `'=HYPERLINK("https://evil.example";"x")`,
      notes: "'@SUM(1);2, δεύτερη γραμμή",
      delivery_postal_code: '10431',
    })
    expect((await stat(file)).mode & 0o077).toBe(0)
  })

  it('writes a line for each item, as Excel in Greek opens it', async () => {
    const { text } = await run('--items', '--excel')
    expect(text.startsWith('\uFEFFnumber;time;')).toBe(true)
    const lines = parse<Record<string, string>>(text, { bom: true, delimiter: ';', columns: true })
    expect(lines.map(({ quantity, price, line_total: total }) => [quantity, price, total])).toEqual(
      [
        ['1', '12,40', '12,40'],
        ['2', '10,00', '20,00'],
      ],
    )
    expect(new Set(lines.map(({ total }) => total))).toEqual(new Set(['36,30']))
  })

  it('takes days where the shop is, and a state', async () => {
    expect((await run('--since', '2026-11-22')).said).toBe('0 orders exported')
    expect((await run('--until', '2026-11-20')).said).toBe('0 orders exported')
    expect((await run('--since', '2026-11-21', '--until', '2026-11-21')).said).toContain('1 orders')
    expect((await run('--state', 'approved')).said).toBe('0 orders exported')
  })

  it('reads any number of orders page by page, each once', async () => {
    await database.admin((sql) =>
      sql.query(
        `INSERT INTO orders (tenant, id, number, state, locale, currency, email, contact, terms_version, shipping,
           payment, payment_state, totals, total_minor, cart_id, idempotency_key, request_digest, created_at, vat)
         SELECT o.tenant, 'copy-' || n, 'copy-' || n, o.state, o.locale, o.currency, o.email, o.contact, o.terms_version,
           o.shipping, o.payment, o.payment_state, o.totals, o.total_minor, 'copy-' || n, 'copy-' || n, o.request_digest,
           o.created_at, o.vat
         FROM orders o, generate_series(1, 450) AS n`,
      ),
    )
    const { said, text } = await run()
    expect(said).toBe('451 orders exported')
    const numbers = parse<Record<string, string>>(text, { columns: true }).map(
      ({ number }) => number,
    )
    expect(new Set(numbers).size).toBe(451)
  })
})
