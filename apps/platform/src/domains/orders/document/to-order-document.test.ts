import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../foundation/database/database.js'
import { readOrder } from '../read-order.js'
import { createOrderFixture } from '../testing/order-fixture.js'
import { openTestDatabase } from '../../../testing/open-test-database.js'
import { startTestPlatform } from '../../../testing/start-test-platform.js'

const invoice = {
  companyName: 'Δοκιμή ΑΕ',
  businessActivity: 'Εμπόριο',
  vatNumber: '094014201',
  taxOffice: 'ΦΑΕ Αθηνών',
}

describe('the document of an order', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  it('is available with the id: a confirmation first, a copy once it is paid, never a fiscal document', async () => {
    const fixture = createOrderFixture(database)
    const { app } = startTestPlatform(database)
    const cartId = await fixture.createCart([await fixture.createVariant({ stock: 1 }), 1])
    const { orderId } = (await fixture.place({ cartId, invoice })) as { orderId: string }
    const ask = (id: string, headers: object = {}) =>
      app.inject({
        url: `/main/orders/${id}/document.pdf`,
        headers: { tenant: 'floga', locale: 'el', ...headers },
      })
    const read = async (headers?: object) => {
      const answer = await ask(orderId, headers)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'cache-control': 'private, no-store',
      })
      const { text } = await extractText(await getDocumentProxy(new Uint8Array(answer.bytes)), {
        mergePages: true,
      })
      return text
    }
    const first = await read()
    expect(first).toContain('Επιβεβαίωση παραγγελίας')
    const order = await database.read('floga', (sql) => readOrder(sql, orderId))
    const { number } = order!
    for (const part of [number, 'Δοκιμή ΑΕ', '094014201', 'ΦΑΕ Αθηνών', '12,40', '16,30', '24 %']) {
      expect(first).toContain(part)
    }
    // The end of the seventh day after the order.
    expect(await read({ locale: 'en' })).toMatch(/Pay by\s+28 November 2026/)
    await database.admin((sql) => sql.query("UPDATE orders SET payment_state = 'PAID'"))
    expect(await read({ locale: 'en' })).not.toContain('Pay by')
    expect(await read()).toContain('Αντίγραφο παραγγελίας')
    expect(await read()).not.toContain('Απόδειξη')
    expect(await read({ locale: 'en' })).toContain('Copy of your order')
    expect(await read({ locale: 'en' })).toContain('not a fiscal document')
    expect((await ask('A'.repeat(22))).statusCode).toBe(404)
    expect((await ask(orderId, { tenant: 'other' })).statusCode).toBe(404)
  })
})
