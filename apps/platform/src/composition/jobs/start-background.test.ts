import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { createPostgresEngine } from '../../domains/catalogue/search-engine/postgres-engine.js'
import { createPayments } from '../create-payments.js'
import { printPdf } from '../../foundation/pdf/print-pdf.js'
import { startBackground } from './start-background.js'
import { createOrderFixture, orderTime } from '../../domains/orders/testing/order-fixture.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { importRecords, testRecords } from '../../testing/test-records.js'

describe('startBackground', () => {
  it('sends the mail of an order to a file below the data directory', async () => {
    const database = await openTestDatabase()
    const dataDir = await mkdtemp(join(tmpdir(), 'floga-background-'))
    const fixture = createOrderFixture(database)
    const variantId = await fixture.createVariant({ stock: 1 })
    await fixture.place({ cartId: await fixture.createCart([variantId, 1]) })

    const env = { dataDir, smtpUrl: undefined, shopUrl: 'http://127.0.0.1:3000' }
    const payments = createPayments({ database, providers: [] })
    const background = startBackground({
      database,
      env,
      payments,
      renderPdf: printPdf,
      log: pino({ level: 'silent' }),
      // By the clock of today the order would be unpaid for too long, and be closed.
      clock: () => orderTime,
    })
    await vi.waitFor(
      async () => {
        const files = await readdir(join(dataDir, 'mails'))
        expect(files.filter((name) => name.endsWith('.eml'))).toHaveLength(1)
      },
      { timeout: 60_000, interval: 50 },
    )
    await background.stop()
    const open = await database.admin((sql) =>
      sql.query('SELECT id FROM outbox WHERE sent_at IS NULL'),
    )
    expect(open).toEqual([])
    await database.close()
    await rm(dataDir, { recursive: true })
  })

  it('writes the search index of the database', async () => {
    const database = await openTestDatabase()
    await importRecords(database, testRecords(), { tenant: 'other' })
    const dataDir = await mkdtemp(join(tmpdir(), 'floga-background-'))
    const background = startBackground({
      database,
      engine: createPostgresEngine(),
      env: { dataDir, smtpUrl: undefined, shopUrl: 'http://127.0.0.1:3000' },
      payments: createPayments({ database, providers: [] }),
      renderPdf: printPdf,
      log: pino({ level: 'silent' }),
    })
    const written = () =>
      database.admin((sql) =>
        sql.query<{ tenant: string; text_version: number }>(
          'SELECT tenant, text_version FROM search_indexes JOIN tenants USING (tenant, text_version) ORDER BY tenant',
        ),
      )
    await vi.waitFor(
      async () => expect((await written()).map(({ tenant }) => tenant)).toEqual(['floga', 'other']),
      { timeout: 60_000, interval: 50 },
    )
    await background.stop()
    await database.close()
    await rm(dataDir, { recursive: true })
  })
})
