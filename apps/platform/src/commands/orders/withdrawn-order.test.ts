import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliverMails } from '../../composition/mails/deliver-mails.js'
import { notifyOfCustomerRequest } from '../../composition/ports/notify-of-customer-request.js'
import { paymentOrderPorts } from '../../composition/ports/payment-order-ports.js'
import { confirmWithdrawal } from '../../domains/customer-requests/confirm-withdrawal.js'
import { readWithdrawals } from '../../domains/orders/read-withdrawals.js'
import { readOrder } from '../../domains/orders/read-order.js'
import { createOrderFixture, orderTime } from '../../domains/orders/testing/order-fixture.js'
import type { OrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { toOrderView } from '../../domains/orders/view/order-view.js'
import type { Database } from '../../foundation/database/database.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import type { MailMessage } from '../../foundation/mail/mail-transport.js'
import { printPdf } from '../../foundation/pdf/print-pdf.js'
import { messagesOf } from '../../testing/messages-of.js'
import { describeWithDatabase, openTestDatabase } from '../../testing/open-test-database.js'
import { runDoneCommand } from '../../testing/run-test-command.js'
import { readStock } from '../../testing/seed-variants.js'

describeWithDatabase('an order that was withdrawn from', (engine) => {
  let database: Database
  let fixture: OrderFixture
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    fixture = createOrderFixture(database)
  }, 60_000)
  afterAll(() => database.close())

  const run = (...args: string[]) => runDoneCommand({ database }, [...args, '--tenant', 'floga'])

  /** An order of three pieces at 12.40 €, by default to be paid by transfer. */
  async function ordered(changes: object = {}) {
    const sku = await fixture.createVariant({ stock: 5, weightGrams: 300 })
    const cartId = await fixture.createCart([sku, 3])
    const outcome = await fixture.place({ cartId, expectedTotalMinor: 4_110, ...changes })
    if (outcome.status !== 'placed') throw new Error(JSON.stringify(outcome))
    const { orderId } = outcome
    const read = async () => (await database.read('floga', (sql) => readOrder(sql, orderId)))!
    const { number, items } = await read()
    const known = new Set<string>()
    /** @returns The reference of the statement. */
    const withdraw = async (quantity: number, name = 'Μαρία') => {
      const withdrawal = await database.write('floga', (sql) =>
        confirmWithdrawal(
          sql,
          {
            orderId,
            name,
            items: [{ id: items[0]!.id, quantity }],
            reason: null,
            locale: 'el',
            memberId: null,
            now: orderTime,
            timeZone: 'Europe/Athens',
          },
          notifyOfCustomerRequest,
        ),
      )
      if (withdrawal.status !== 'withdrawn') throw new Error(JSON.stringify(withdrawal))
      const all = await database.read('floga', (sql) => readWithdrawals(sql, [orderId]))
      const { reference } = all.find((one) => !known.has(one.reference))!
      known.add(reference)
      return reference
    }
    return { orderId, number, sku, read, withdraw, stock: () => readStock(database, 'floga', sku) }
  }

  /** Delivers due mails; returns them by receiver. */
  async function deliver(): Promise<{ shop: MailMessage[]; customer: MailMessage[] }> {
    const sent: MailMessage[] = []
    const transport = { send: async (mail: MailMessage) => void sent.push(mail), close: () => {} }
    await deliverDue({
      database,
      clock: () => new Date(),
      deliver: deliverMails({
        database,
        transport,
        shopUrl: 'https://shop.example',
        renderPdf: printPdf,
      }),
      onError: (error) => {
        throw error
      },
    })
    const isShops = ({ id }: MailMessage) => /^(?:shop-order|request-arrived)/.test(id)
    return { shop: sent.filter(isShops), customer: sent.filter((mail) => !isShops(mail)) }
  }

  it('does not go on before that is settled, and says how', async () => {
    const { number, withdraw, read, stock } = await ordered()
    const reference = await withdraw(3)
    await expect(run('move-order', number, 'approved')).rejects.toThrow(
      `return-order ${number} --request ${reference}`,
    )
    expect((await read()).state).toBe('PENDING')
    expect(await run('list-orders', '--state', 'pending')).toMatch(
      new RegExp(`${number}\\t.*\\twithdrawn ${reference}`),
    )
    expect(await run('show-order', number)).toContain(`withdrawal ${reference}`)

    // Nothing was paid: nothing is refunded, and the goods can be sold again.
    const said = await run('return-order', number, '--request', reference)
    expect(said).toContain('the order is CANCELED')
    expect(await stock()).toBe(5)
    expect((await read()).paymentState).toBe('PENDING')
    expect(await run('list-orders', '--state', 'canceled')).toMatch(new RegExp(`${number}\\t`))
  })

  it('tells shop and customer that it is stopped, and neither that it goes on', async () => {
    await deliver()
    const { number, orderId, withdraw } = await ordered()
    await run('move-order', number, 'approved')
    await run('move-order', number, 'processing')
    // Queued before the statement, delivered after it.
    const reference = await withdraw(3)
    const { shop, customer } = await deliver()
    expect(shop.map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching('μπορεί να συσκευαστεί'),
    )
    expect(customer.map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching('Ετοιμάζουμε'),
    )
    const arrived = shop.find(({ id }) => id.startsWith('request-arrived'))
    expect(arrived!.subject).toContain(`Υπαναχώρηση ${reference} από την παραγγελία ${number}`)
    expect(arrived!.text).toContain(`return-order ${number} --request ${reference}`)
    expect(arrived!.text).toContain('δεν πρέπει να συσκευαστεί')
    const receipt = customer.find(({ id }) => id.startsWith('request-received'))
    expect(receipt!.text).toContain('Σταματήσαμε ό,τι δεν είχε σταλεί')
    expect(customer.find(({ id }) => id.startsWith('order-moved'))!.text).not.toContain(
      'Ετοιμάζουμε τα προϊόντα σας',
    )
    await run('move-order', number, 'ready', '--despite-withdrawal')
    expect((await deliver()).customer).toEqual([])
    const order = (await database.read('floga', (sql) => readOrder(sql, orderId)))!
    const view = toOrderView(order, { messages: messagesOf('en') })
    expect(view).toMatchObject({ isWithdrawable: false, isCancelable: false })
    expect(view.withdrawals).toEqual([expect.objectContaining({ reference, isOpen: true })])
  })

  it('keeps money that comes, and cannot be paid any more', async () => {
    const { orderId, withdraw, read } = await ordered({ paymentMethodId: 'card' })
    await withdraw(1)
    const locked = await database.write('floga', async (sql) => {
      const order = await paymentOrderPorts.lockOrder(sql, orderId)
      await paymentOrderPorts.moveOrder(sql, {
        orderId,
        to: 'APPROVED',
        cause: 'payment by CARD approved',
        now: orderTime,
      })
      return order
    })
    expect(locked!.isWithdrawn).toBe(true)
    expect(await read()).toMatchObject({ state: 'APPROVED', paymentState: 'PAID' })
    const { shop, customer } = await deliver()
    expect(shop.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching('έγινε υπαναχώρηση, μην τη συσκευάσετε'),
    )
    expect(customer.map(({ text }) => text)).toContainEqual(
      expect.stringMatching('δεν στέλνουμε ό,τι αφορά η υπαναχώρηση'),
    )
  })

  it('charges what is left of an unpaid order, and goes on once each of two statements is settled', async () => {
    const { number, withdraw, read, stock } = await ordered()
    const first = await withdraw(1)
    const second = await withdraw(1, 'Μαρία Π.')
    await run('return-order', number, '--request', first)
    expect(await stock()).toBe(3)
    await expect(run('move-order', number, 'approved')).rejects.toThrow(second)
    await run('return-order', number, '--request', second)
    const order = await read()
    expect(order.items[0]).toMatchObject({ quantity: 1, lineTotalMinor: 1_240, returned: 0 })
    expect(order.totals).toMatchObject({ itemsMinor: 1_240, grandMinor: 1_240 + 390 })
    expect(order.totals.vatMinor).toBe(240 + 75)
    await run('move-order', number, 'approved')
    expect(await run('return-order', number)).toMatch(/€16.30 is refunded, the order is CANCELED/)
    expect(await stock()).toBe(5)
    await expect(run('return-order', number)).rejects.toThrow('nothing left to return')
  })

  it('is not in the way of a cancelation, nor of what was sent before', async () => {
    const canceled = await ordered()
    await canceled.withdraw(3)
    await run('move-order', canceled.number, 'canceled')
    expect(await canceled.stock()).toBe(5)
    expect((await canceled.read()).withdrawals[0]!.isOpen).toBe(false)

    const sent = await ordered()
    for (const state of ['approved', 'processing', 'ready', 'shipped']) {
      await run('move-order', sent.number, state)
    }
    await sent.withdraw(3)
    await run('move-order', sent.number, 'completed')
    expect((await sent.read()).state).toBe('COMPLETED')
  })
})
