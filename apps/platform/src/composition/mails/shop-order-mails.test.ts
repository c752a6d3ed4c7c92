import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  createOrderFixture,
  orderRules,
  orderTime,
} from '../../domains/orders/testing/order-fixture.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { placeOrder } from '../../domains/orders/placing/place-order.js'
import { moveOrder } from '../../domains/orders/move-order.js'
import type { Database } from '../../foundation/database/database.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import type { MailMessage } from '../../foundation/mail/mail-transport.js'
import { printPdf } from '../../foundation/pdf/print-pdf.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { orderMovePorts } from '../ports/order-move-ports.js'
import { orderPlacingPorts } from '../ports/order-placing-ports.js'
import { deliverMails } from './deliver-mails.js'

describeWithDatabase('mails to the shop about what is to be packed', (engine) => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  }, 60_000)
  afterAll(() => database.close())

  /** Delivers due entries while the mail server is up or down; returns the shop's e-mails. */
  async function deliver(now: Date, isUp = true): Promise<MailMessage[]> {
    const sent: MailMessage[] = []
    const transport = {
      send: async (mail: MailMessage) => {
        if (!isUp) throw new Error('The mail server is down.')
        sent.push(mail)
      },
      close: () => {},
    }
    const shopUrl = 'https://shop.example'
    await deliverDue({
      database,
      clock: () => now,
      deliver: deliverMails({ database, transport, shopUrl, renderPdf: printPdf }),
      onError: () => {},
    })
    return sent.filter(({ id }) => id.startsWith('shop-order-'))
  }

  it('notify once of a new order, also after the mail server was down, then of payment and cancelation', async () => {
    const fixture = createOrderFixture(database)
    const cartId = await fixture.createCart([await fixture.createVariant({ stock: 2 }), 2])
    const call = {
      database,
      tenant: 'floga',
      rules: orderRules,
      ports: orderPlacingPorts,
      locale: 'en',
      memberId: null,
      now: orderTime,
      input: orderInput({
        cartId,
        idempotencyKey: fixture.newKey(),
        notes: 'Δεύτερος όροφος',
        invoice: {
          companyName: 'Θερμογκάζ Ο.Ε.',
          businessActivity: 'Εμπόριο υγραερίου',
          vatNumber: '123456783',
          taxOffice: 'Α΄ Θεσσαλονίκης',
        },
        expectedTotalMinor: 2 * 1_240 + 390,
      }),
    }
    const outcome = await placeOrder(call)
    if (outcome.status !== 'placed') throw new Error(JSON.stringify(outcome))
    const { orderId } = outcome
    expect(await placeOrder(call)).toEqual(outcome)
    expect(await deliver(orderTime, false)).toEqual([])
    const later = new Date(orderTime.getTime() + 60_000)
    const mails = await deliver(later)
    expect(await deliver(later)).toEqual([])
    expect(mails).toHaveLength(1)
    const [mail] = mails
    expect(mail!.to).toEqual(mail!.from)
    expect(mail!.replyTo).toEqual({ name: 'Μαρία Παπαδοπούλου', address: 'maria@example.com' })
    expect(mail!.subject).toMatch(/^Νέα παραγγελία \d{8} – Floga$/)
    for (const part of [
      /2 × \S+ · /,
      'Courier',
      '104\u00a031',
      'Δεύτερος όροφος',
      'Θερμογκάζ Ο.Ε., Εμπόριο υγραερίου, 123456783, Α΄ Θεσσαλονίκης',
      'Τραπεζική κατάθεση',
      'εκκρεμεί',
      'Δεν έχει πληρωθεί ακόμη',
    ]) {
      expect(mail!.text).toMatch(part)
    }
    expect(mail!.text).not.toContain('https://shop.example')
    expect(mail!.text).toMatch(/move-order \d{8} approved\n/)

    const move = (to: 'APPROVED' | 'PROCESSING' | 'CANCELED') =>
      database.write('floga', (sql) =>
        moveOrder(sql, { orderId, to, cause: 'test', now: later }, orderMovePorts),
      )
    await move('APPROVED')
    const approved = await deliver(later)
    expect(approved.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/μπορεί να συσκευαστεί/),
    ])
    expect(approved[0]!.text).toMatch(/move-order \d{8} processing\n/)
    // What is no longer true when it is sent is not sent.
    await move('PROCESSING')
    await move('CANCELED')
    const subjects = (await deliver(later)).map(({ subject }) => subject)
    expect(subjects).toEqual([expect.stringMatching(/ακυρώθηκε/)])
  })
})
