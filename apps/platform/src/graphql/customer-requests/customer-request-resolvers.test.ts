import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '../../foundation/database/database.js'
import type { MailMessage } from '../../foundation/mail/mail-transport.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import { orderMovePorts } from '../../composition/ports/order-move-ports.js'
import { moveOrder } from '../../domains/orders/move-order.js'
import { createOrderFixture } from '../../domains/orders/testing/order-fixture.js'
import type { OrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { printPdf } from '../../foundation/pdf/print-pdf.js'
import { deliverMails } from '../../composition/mails/deliver-mails.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { runDoneCommand } from '../../testing/run-test-command.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'
import type { TestPlatform } from '../../testing/start-test-platform.js'
import { documentOf } from '../testing/document-of.js'

interface Refused {
  code: string
  field: string | null
  message: string
}

const question = {
  kind: 'QUESTION',
  name: 'Μαρία',
  email: 'maria@example.com',
  message: 'Ταιριάζει στο αυτοκίνητό μου;',
}

describeEachEngine('requests over GraphQL', (engine) => {
  let database: Database
  let platform: TestPlatform
  let fixture: OrderFixture
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    platform = startTestPlatform(database)
    fixture = createOrderFixture(database)
  })
  afterAll(async () => {
    await database.close()
  })

  async function ask<Payload>(name: string, variables: object, headers = {}): Promise<Payload> {
    const { data, errors } = await platform.graphql<Record<string, Payload>>(
      documentOf(name),
      { ...variables },
      headers,
    )
    expect(errors).toBeUndefined()
    return Object.values(data)[0]!
  }

  const open = (changes: object = {}, headers = {}) =>
    ask<{ customerRequest: { id: string; reference: string } | null; errors: Refused[] }>(
      'customer-request-open',
      { input: { ...question, ...changes } },
      headers,
    )
  const read = (id: string, headers = {}) =>
    ask<{ status: string; messages: object[]; history: object[] } | null>(
      'customer-request',
      { id },
      headers,
    )
  const find = (number: string, email: string, headers = {}) =>
    ask<{ orderId: string | null; errors: Refused[] }>(
      'order-find',
      { input: { number, email } },
      headers,
    )
  const withdraw = (orderId: string, items: object[], changes: object = {}) =>
    ask<{ customerRequest: { id: string } | null; errors: Refused[] }>('withdrawal-confirm', {
      input: { orderId, name: 'Maria', items, ...changes },
    })

  async function deliver(): Promise<MailMessage[]> {
    const sent: MailMessage[] = []
    const transport = {
      send: async (message: MailMessage) => void sent.push(message),
      close: () => undefined,
    }
    const deliverMail = deliverMails({
      database,
      renderPdf: printPdf,
      transport,
      shopUrl: 'https://shop.example',
    })
    const errors: unknown[] = []
    while (
      await deliverDue({
        database,
        // Mails about orders are tested there.
        deliver: async (entry) => (entry.kind === 'order-placed' ? undefined : deliverMail(entry)),
        onError: (error) => errors.push(error),
      })
    );
    expect(errors).toEqual([])
    return sent
  }

  async function placed() {
    const variant = await fixture.createVariant({ stock: 10 })
    const outcome = await fixture.place({
      cartId: await fixture.createCart([variant, 3]),
      expectedTotalMinor: 3 * 1_240 + 490,
    })
    const { orderId } = outcome as { orderId: string }
    const [order] = await database.read('floga', (sql) =>
      sql.query<{ number: string; email: string; itemId: string }>(
        `SELECT o.number, o.email, i.id AS "itemId" FROM orders o
         JOIN order_items i ON i.tenant = o.tenant AND i.order_id = o.id WHERE o.id = $1`,
        [orderId],
      ),
    )
    return { orderId, ...order! }
  }

  it('describes the error of each field in the language of the request', async () => {
    const empty = { name: ' ', email: 'maria@', phone: 'call me', message: '' }
    expect((await open(empty, { locale: 'en' })).errors).toMatchObject([
      { code: 'REQUIRED', field: 'name', message: 'This field is required' },
      { code: 'INVALID', field: 'email', message: 'Please enter a valid email address' },
      { code: 'INVALID', field: 'phone', message: 'Please enter a valid phone number' },
      { code: 'REQUIRED', field: 'message' },
    ])
    expect((await open({ name: '' })).errors[0]?.message).toBe('Το πεδίο είναι υποχρεωτικό')
    expect((await open({ message: 'x'.repeat(5_001) })).errors).toMatchObject([
      { code: 'TOO_LONG', field: 'message' },
    ])
  })

  it('counts a request repeated because its response was lost once', async () => {
    const message = 'Is it in stock?'
    const opened = await Promise.all([open({ message }), open({ message }), open({ message })])
    const ids = new Set(opened.map(({ customerRequest }) => customerRequest?.id))
    expect(ids.size).toBe(1)
    const other = await open({ message: `${message} And when?` })
    expect(ids.has(other.customerRequest?.id)).toBe(false)
    expect(await deliver()).toHaveLength(4)
    const id = [...ids][0]!
    const reply = (text: string) =>
      ask<{ errors: Refused[] }>('customer-request-reply', { input: { id, message: text } })
    for (const text of ['Hello?', 'Hello?', 'Thank you.']) {
      expect((await reply(text)).errors).toEqual([])
    }
    expect((await read(id))!.messages).toHaveLength(3)
    expect(await deliver()).toHaveLength(2)
  })

  it('mails nothing that was typed to an address that anybody may have typed', async () => {
    const typed = {
      name: 'Win at name.example',
      message: 'Click https://message.example/now',
      product: 'product.example',
      phone: '2101234567',
      email: 'victim@example.com',
    }
    await open(typed, { locale: 'en' })
    const mails = await deliver()
    const received = mails.find(({ to }) => to.address === typed.email)!
    expect(received.to.name).toBe('')
    for (const content of [received.text, received.html, received.subject]) {
      expect(content).not.toMatch(/name\.example|message\.example|product\.example|2101234567/)
    }
    const arrived = mails.find(({ to }) => to.address !== typed.email)!
    expect(arrived.text).toContain(typed.message)
  })

  it('accepts a question and its reply, with a mail to the other side each time', async () => {
    const { customerRequest: request } = await open({ product: 'RG-30' }, { locale: 'en' })
    const first = await deliver()
    expect(first).toHaveLength(2)
    const to = (address: string) => first.find((mail) => mail.to.address === address)
    expect(to('maria@example.com')).toMatchObject({
      subject: `We have received your message (${request!.reference}) – Floga`,
      text: expect.stringContaining(`https://shop.example/en/request/${request!.id}`),
    })
    const arrived = to('shop@localhost')!
    expect(arrived.subject).toContain(`Νέο αίτημα ${request!.reference}`)
    expect(arrived.replyTo).toMatchObject({ address: 'maria@example.com' })
    // The holder of the link can write as the sender.
    expect(arrived.html + arrived.text).not.toContain(request!.id)
    expect(arrived.text).toContain(`answer-request ${request!.reference}`)

    const { reference } = request!
    const list = ['list-requests', '--tenant', 'floga']
    expect(await runDoneCommand({ database }, list)).toMatch(new RegExp(`^${reference}\t`, 'm'))
    const answer = (input: string, ...options: string[]) => {
      const args = ['answer-request', reference, '--tenant', 'floga', ...options]
      return runDoneCommand({ database }, args, { input })
    }
    await answer('Yes, it fits.\n', '--dry-run')
    expect(await read(request!.id)).toMatchObject({ status: 'PENDING', history: [{}] })
    await answer('We will look.', '--pending')
    expect(await read(request!.id)).toMatchObject({
      status: 'PENDING',
      history: [{}],
      messages: [{ author: 'shopper' }, { author: 'staff', text: 'We will look.' }],
    })
    expect((await deliver())[0]!.text).toContain('> We will look.')
    await answer('Yes, it fits.\n')
    expect(await read(request!.id)).toMatchObject({
      status: 'RESOLVED',
      messages: [
        { author: 'shopper' },
        { author: 'staff' },
        { author: 'staff', text: 'Yes, it fits.' },
      ],
    })
    const [answered] = await deliver()
    expect(answered).toMatchObject({ to: { address: 'maria@example.com' } })
    expect(answered!.text).toContain('> Yes, it fits.')

    const reply = { input: { id: request!.id, message: '<b>Thank you</b>' } }
    expect(await ask('customer-request-reply', reply)).toMatchObject({ errors: [] })
    expect(await read(request!.id)).toMatchObject({
      status: 'PENDING',
      history: [{ status: 'PENDING' }, { status: 'RESOLVED' }, { status: 'PENDING' }],
    })
    const [replied] = await deliver()
    expect(replied!.to.address).toBe('shop@localhost')
    expect(replied!.html).toContain('&lt;b&gt;Thank you')
    expect(replied!.replyTo).toMatchObject({ address: 'maria@example.com' })
    expect(replied!.text).toContain(': Yes, it fits.')
    expect(replied!.html + replied!.text).not.toContain(request!.id)
  })

  it('shows a request to its own tenant alone, and no other id', async () => {
    const { customerRequest: request } = await open()
    expect(await read(request!.id, { tenant: 'other' })).toBeNull()
    expect(await read('A'.repeat(22))).toBeNull()
    const reply = { input: { id: request!.id, message: 'hello' } }
    expect(await ask('customer-request-reply', reply, { tenant: 'other' })).toMatchObject({
      customerRequest: null,
      errors: [{ code: 'NOT_FOUND' }],
    })
  })

  it('finds an order by number and e-mail, and returns the same error for either mismatch', async () => {
    const { orderId, number, email } = await placed()
    expect(await find(number, email.toUpperCase())).toEqual({ orderId, errors: [] })
    const wrong = await find(number, 'somebody@example.com')
    expect(wrong).toMatchObject({
      orderId: null,
      errors: [{ code: 'ORDER_NOT_FOUND', field: null }],
    })
    expect(await find('99999999', email)).toEqual(wrong)
    expect(await find(number, email, { tenant: 'other' })).toEqual(wrong)
  })

  it('slows guesses at one order, from any address', async () => {
    const { number, email } = await placed()
    const from = (at: number) => ({ 'x-forwarded-for': `203.0.113.${at}` })
    for (let at = 0; at < 10; at += 1) await find(number, `guess-${at}@example.com`, from(at))
    expect((await find(number, email, from(99))).errors).toMatchObject([{ code: 'THROTTLED' }])
  })

  it('throttles only the caller that writes without end', async () => {
    const from = (at: number) => ({ 'x-forwarded-for': `198.51.100.${at}` })
    for (let at = 0; at < 30; at += 1) await open({ email: `w${at}@example.com` }, from(1))
    expect((await open({ email: 'w@example.com' }, from(1))).errors).toMatchObject([
      { code: 'THROTTLED' },
    ])
    expect((await open({ email: 'w@example.com' }, from(2))).errors).toEqual([])
  })

  it('takes what the owner of an address writes while strangers flood its mailbox', async () => {
    await deliver()
    const write = async (at: number) => {
      const from = { 'x-forwarded-for': `198.51.100.${at}` }
      return (await open({ email: 'flooded@example.com', message: `Message ${at}` }, from)).errors
    }
    for (let at = 101; at <= 115; at += 1) expect(await write(at)).toEqual([])
    expect(await write(116)).toEqual([])
    const mails = await deliver()
    const receipts = mails.filter(({ to }) => to.address === 'flooded@example.com')
    expect([receipts.length, mails.length - receipts.length]).toEqual([15, 16])
  })

  it('withdraws from pieces of an order once, with a receipt that names the moment', async () => {
    await deliver()
    const { orderId, number, email, itemId } = await placed()
    const offered = {
      state: 'OPEN',
      orderNumber: number,
      until: null,
      items: [{ remainingQuantity: 3 }],
    }
    expect(await ask('withdrawal', { orderId })).toMatchObject(offered)
    expect(await ask('withdrawal', { orderId }, { tenant: 'other' })).toBeNull()
    expect((await withdraw(orderId, [])).errors).toMatchObject([
      { code: 'REQUIRED', field: 'items' },
    ])
    expect((await withdraw(orderId, [{ id: itemId, quantity: 4 }])).errors).toMatchObject([
      { code: 'INVALID', field: 'items' },
    ])
    const two = [{ id: itemId, quantity: 2 }]
    const both = await Promise.all([withdraw(orderId, two), withdraw(orderId, two)])
    const [first, second] = both.map(({ customerRequest: request }) => request?.id)
    expect(first).toEqual(expect.any(String))
    expect(second).toBe(first)
    const receipts = (await deliver()).filter(({ to }) => to.address === email)
    expect(receipts).toHaveLength(1)
    const receipt = receipts[0]!
    expect(receipt.subject).toContain('Απόδειξη παραλαβής της υπαναχώρησής σας')
    expect(receipt.text).toContain('2 × Ρυθμιστής')
    expect(receipt.text).toMatch(/ 20\d\d, \d\d:\d\d/)
    expect(await ask('withdrawal', { orderId })).toMatchObject({
      items: [{ remainingQuantity: 1 }],
    })
    const one = [{ id: itemId, quantity: 1 }]
    const last = await withdraw(orderId, one)
    expect(await ask('withdrawal', { orderId })).toMatchObject({ state: 'WITHDRAWN' })
    // The response was lost.
    expect((await withdraw(orderId, one)).customerRequest).toEqual(last.customerRequest)
    expect((await withdraw(orderId, one, { reason: 'Short' })).errors).toMatchObject([
      { code: 'INVALID' },
    ])
  })

  it('rejects a withdrawal after the period, and from a contract that ended', async () => {
    const late = await placed()
    const move = (
      orderId: string,
      to: 'APPROVED' | 'PROCESSING' | 'READY' | 'SHIPPED' | 'COMPLETED' | 'CANCELED',
    ) =>
      database.write('floga', (sql) =>
        moveOrder(
          sql,
          { orderId, to, cause: 'staff', now: new Date('2026-10-01T10:00:00Z') },
          orderMovePorts,
        ),
      )
    for (const to of ['APPROVED', 'PROCESSING', 'READY', 'SHIPPED', 'COMPLETED'] as const) {
      await move(late.orderId, to)
    }
    expect(await ask('withdrawal', { orderId: late.orderId })).toMatchObject({
      state: 'ENDED',
      until: '2026-10-15T21:00:00.000Z',
    })
    expect((await withdraw(late.orderId, [{ id: late.itemId, quantity: 1 }])).errors).toMatchObject(
      [{ code: 'TOO_LATE' }],
    )
    const canceled = await placed()
    await move(canceled.orderId, 'CANCELED')
    expect(await ask('withdrawal', { orderId: canceled.orderId })).toMatchObject({
      state: 'NO_CONTRACT',
    })
  })
})
