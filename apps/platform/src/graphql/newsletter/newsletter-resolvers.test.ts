import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import type { MailMessage } from '../../foundation/mail/mail-transport.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import { purgeSubscriptions } from '../../domains/newsletter/subscription.js'
import { printPdf } from '../../foundation/pdf/print-pdf.js'
import { deliverMails } from '../../composition/mails/deliver-mails.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { documentOf } from '../testing/document-of.js'

describeWithDatabase('the newsletter over GraphQL', (engine) => {
  let database: Database
  let platform: TestPlatform
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    platform = startTestPlatform(database)
  })
  afterAll(async () => {
    await database.close()
  })

  async function send(name: string, variables: Record<string, unknown>, headers = {}) {
    const { data } = await platform.graphql<Record<string, { errors: { code: string }[] }>>(
      documentOf(name),
      variables,
      headers,
    )
    return Object.values(data)[0]!.errors.map(({ code }) => code)
  }
  const ask = (email: string, headers = {}) =>
    send('newsletter-subscribe', { input: { email, wordingVersion: '1' } }, headers)

  const rows = () =>
    database.admin((sql) =>
      sql.query<{ tenant: string; id: string; email: string; confirmedAt: Date | null }>(
        `SELECT tenant, id, email, confirmed_at AS "confirmedAt" FROM newsletter_subscriptions
         ORDER BY email, tenant`,
      ),
    )

  async function deliver(): Promise<MailMessage[]> {
    const sent: MailMessage[] = []
    await deliverDue({
      database,
      deliver: deliverMails({
        renderPdf: printPdf,
        database,
        transport: {
          send: async (message) => void sent.push(message),
          close: () => undefined,
        },
        shopUrl: 'https://shop.example',
      }),
      onError: (error) => expect(error).toBeUndefined(),
    })
    return sent
  }

  it('is confirmed by the link of a mail, and returns the same response to a subscriber', async () => {
    expect(await ask('maria@')).toEqual(['INVALID'])
    expect(await ask('Maria@example.com', { locale: 'en' })).toEqual([])
    // Repeated because there was no response.
    expect(await ask('Maria@example.com', { locale: 'en' })).toEqual([])
    const [mail, ...others] = await deliver()
    expect(others).toEqual([])
    const [row] = await rows()
    expect(mail).toMatchObject({
      to: { address: 'Maria@example.com' },
      subject: 'Please confirm your newsletter – Floga',
      unsubscribeUrl: `https://shop.example/en/newsletter/leave/${row!.id}`,
      text: expect.stringContaining(`https://shop.example/en/newsletter/confirm/${row!.id}`),
    })
    expect(row!.confirmedAt).toBeNull()
    expect(await send('newsletter-confirm', { id: row!.id }, { tenant: 'other' })).toEqual([
      'LINK_INVALID',
    ])
    expect(await send('newsletter-confirm', { id: row!.id })).toEqual([])
    expect(await send('newsletter-confirm', { id: row!.id })).toEqual([])
    expect(await ask('maria@example.com')).toEqual([])
    expect(await deliver()).toEqual([])
    expect(await rows()).toHaveLength(1)
  })

  it('is left by the link alone, and of one tenant alone', async () => {
    await ask('nikos@example.com')
    await ask('nikos@example.com', { tenant: 'other' })
    const found = async () => (await rows()).filter(({ email }) => email === 'nikos@example.com')
    const own = (await found()).find(({ tenant }) => tenant === 'floga')!
    expect(await send('newsletter-unsubscribe', { id: own.id }, { tenant: 'other' })).toEqual([])
    expect(await found()).toHaveLength(2)
    expect(await send('newsletter-unsubscribe', { id: own.id })).toEqual([])
    expect(await send('newsletter-unsubscribe', { id: own.id })).toEqual([])
    expect((await found()).map(({ tenant }) => tenant)).toEqual(['other'])
  })

  it('deletes unconfirmed addresses after a week, and limits repeated requests for one address', async () => {
    for (let at = 0; at < 5; at += 1) expect(await ask('eleni@example.com')).toEqual([])
    expect(await ask('eleni@example.com')).toEqual(['THROTTLED'])
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1_000)
    await database.admin((sql) => purgeSubscriptions(sql, inDays(6)))
    expect((await rows()).map(({ email }) => email)).toContain('eleni@example.com')
    await database.admin((sql) => purgeSubscriptions(sql, inDays(8)))
    expect((await rows()).map(({ email }) => email)).toEqual(['Maria@example.com'])
  })
})
