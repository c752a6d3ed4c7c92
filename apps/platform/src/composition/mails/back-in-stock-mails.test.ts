import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import type { MailMessage, MailTransport } from '../../foundation/mail/mail-transport.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import { printPdf } from '../../foundation/pdf/print-pdf.js'
import { deliverMails } from './deliver-mails.js'
import { deleteBackInStockRequest } from '../../domains/back-in-stock/delete-back-in-stock-request.js'
import { requestBackInStock } from '../../domains/back-in-stock/request-back-in-stock.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { seedVariants } from '../../testing/seed-variants.js'

describe('backInStockMails', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  /** Requests a notification in a locale, restocks, and returns the e-mails sent. */
  async function sentMails(
    id: string,
    locale: string,
    between: () => Promise<void> = async () => undefined,
  ): Promise<MailMessage[]> {
    await seedVariants(database, 'floga', [{ id, stock: 0 }])
    const email = `${id.toLowerCase()}@example.com`
    await database.write('floga', async (sql) => {
      await requestBackInStock(sql, { variantId: id, email, locale, now: new Date() })
    })
    await database.write('floga', (sql) =>
      sql.query('UPDATE variants SET stock = 1 WHERE id = $1', [id]),
    )
    await between()
    const sent: MailMessage[] = []
    const transport: MailTransport = {
      send: async (message) => void sent.push(message),
      close: () => undefined,
    }
    const errors: unknown[] = []
    await deliverDue({
      database,
      deliver: deliverMails({
        renderPdf: printPdf,
        database,
        transport,
        shopUrl: 'https://shop.example',
      }),
      onError: (error) => errors.push(error),
    })
    expect(errors).toEqual([])
    return sent
  }

  it('is in the language of the request, with links to the variant and to delete the request', async () => {
    const [greek] = await sentMails('R1', 'el')
    expect(greek).toMatchObject({
      to: { address: 'r1@example.com' },
      subject: 'Είναι ξανά διαθέσιμο: Ρυθμιστής R1 – Floga',
      unsubscribeUrl: expect.stringMatching(/^https:\/\/shop\.example\/restock\/[\w-]{22}$/),
    })
    expect(greek!.text).toContain('https://shop.example/products/rythmistis-r1?variant=R1')
    expect(greek!.html).toContain(greek!.unsubscribeUrl)
    const [english] = await sentMails('R2', 'en')
    expect(english!.subject).toBe('Back in stock: Regulator R2 – Floga')
    expect(english!.text).toContain('https://shop.example/en/products/regulator-r2?variant=R2')
    expect(english!.unsubscribeUrl).toContain('https://shop.example/en/restock/')
  })

  it('sends nothing for a request that was deleted in between', async () => {
    const sent = await sentMails('R3', 'el', async () => {
      const [request] = await database.read('floga', (sql) =>
        sql.query<{ id: string }>("SELECT id FROM back_in_stock_requests WHERE variant_id = 'R3'"),
      )
      await database.write('floga', (sql) =>
        deleteBackInStockRequest(sql, { id: request!.id, scope: 'request' }),
      )
    })
    expect(sent).toEqual([])
  })
})
