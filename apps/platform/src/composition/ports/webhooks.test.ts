import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createOrderFixture } from '../../domains/orders/testing/order-fixture.js'
import type { OrderFixture } from '../../domains/orders/testing/order-fixture.js'
import { deliverWebhook, signWebhook } from '../../domains/webhooks/deliver-webhook.js'
import type { Database } from '../../foundation/database/database.js'
import { deliverDue } from '../../foundation/mail/deliver-due.js'
import { describeEachEngine, openTestDatabase } from '../../testing/open-test-database.js'
import { runTestCommand } from '../../testing/run-test-command.js'
import { moveOrder } from '../../domains/orders/move-order.js'
import { orderInput } from '../../domains/orders/testing/order-input.js'
import { notifyOfReview } from './notify-of-review.js'
import { orderMovePorts } from './order-move-ports.js'
import { openTwinShops } from '../testing/twin-shops.js'

const repository = join(import.meta.dirname, '../../../../..')

interface Received {
  id: string
  type: string
  // Tests narrow the type where they read it.
  // oxlint-disable-next-line typescript/no-explicit-any
  data: any
  isSigned: boolean
  keyId: string
}

describeEachEngine('webhooks', (engine) => {
  let database: Database
  let orders: OrderFixture
  beforeAll(async () => {
    database = await openTestDatabase(engine)
    orders = createOrderFixture(database)
  })
  afterAll(() => database.close())

  const run = async (...args: string[]) => {
    const { lines, exitCode } = await runTestCommand({ database }, [...args, '--tenant', 'floga'])
    if (exitCode !== 0) throw new Error(lines.join('\n'))
    return lines
  }

  /** A program that is told of events, and that can be down. */
  async function createReceiver(events: string) {
    const received: Received[] = []
    const state = { refused: (_message: Received) => false, passedMs: 0 }
    let secret = ''
    const clock = () => new Date(Date.now() + state.passedMs)
    const server = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks).toString()
      const header = (name: string) => String(request.headers[name])
      const [id, sentAtSeconds] = [header('webhook-id'), header('webhook-timestamp')]
      const message: Received = {
        ...(JSON.parse(body) as Pick<Received, 'type' | 'data'>),
        id,
        keyId: header('webhook-key-id'),
        isSigned:
          header('webhook-signature') === signWebhook(secret, { id, sentAtSeconds, body }) &&
          Math.abs(Number(sentAtSeconds) - clock().getTime() / 1_000) < 60,
      }
      const isRefused = state.refused(message)
      if (!isRefused) received.push(message)
      response.writeHead(isRefused ? 503 : 204).end()
    })
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    const { port } = server.address() as AddressInfo
    const url = `http://127.0.0.1:${port}/floga`
    const [said = '', note = ''] = await run('add-webhook', url, '--events', events)
    secret = said
    const id = /^Webhook (\d{8})/.exec(note)![1]!
    const options = {
      database,
      channel: 'webhooks',
      clock,
      deliver: deliverWebhook({ database, clock }),
      onError: () => {},
    } as const
    return {
      id,
      state,
      received,
      async deliver() {
        while ((await deliverDue(options)) > 0);
      },
      async close() {
        await run('remove-webhook', id)
        server.closeAllConnections()
        server.close()
      },
    }
  }

  async function place(): Promise<string> {
    const sku = await orders.createVariant({ stock: 9 })
    const placed = await orders.place({ cartId: await orders.createCart([sku, 1]) })
    if (placed.status !== 'placed') throw new Error(JSON.stringify(placed))
    const [row] = await database.admin((sql) =>
      sql.query<{ number: string }>('SELECT number FROM orders WHERE id = $1', [placed.orderId]),
    )
    return row!.number
  }

  it('tell of an order in the order of its changes, signed and without personal data', async () => {
    const receiver = await createReceiver('order.moved,order.paid,order.returned,order.refunded')
    const number = await place()
    for (const state of ['approved', 'processing', 'ready', 'shipped']) {
      await run('move-order', number, state)
    }
    await run('return-order', number)
    await receiver.deliver()
    expect(receiver.received.map(({ type, data }) => [type, data.state])).toEqual([
      ['order.moved', 'APPROVED'],
      ['order.paid', 'APPROVED'],
      ['order.moved', 'PROCESSING'],
      ['order.moved', 'READY'],
      ['order.moved', 'SHIPPED'],
      ['order.moved', 'RETURNED'],
      ['order.returned', 'RETURNED'],
      ['order.refunded', 'RETURNED'],
    ])
    const [first] = receiver.received
    expect(first).toMatchObject({ isSigned: true, keyId: receiver.id })
    expect(first!.data).toEqual({ number, state: 'APPROVED', paymentState: 'PAID' })
    await receiver.close()
  })

  it('wait for what came before of the same object alone, while the receiver is down', async () => {
    const receiver = await createReceiver('order.moved')
    const [held, free] = [await place(), await place()]
    let isDown = true
    receiver.state.refused = ({ data }) => isDown && data.number === held
    for (const number of [held, free]) {
      await run('move-order', number, 'approved')
      await run('move-order', number, 'processing')
    }
    await receiver.deliver()
    const seen = () => receiver.received.map(({ data }) => `${data.number} ${data.state}`)
    expect(seen()).toEqual([`${free} APPROVED`, `${free} PROCESSING`])
    isDown = false
    receiver.state.passedMs += 60 * 60 * 1_000
    await receiver.deliver()
    expect(seen().slice(2)).toEqual([`${held} APPROVED`, `${held} PROCESSING`])
    await receiver.close()
  })

  it('give up after three days, are seen, and are sent again by command', async () => {
    const receiver = await createReceiver('order.moved')
    const number = await place()
    await run('move-order', number, 'approved')
    receiver.state.refused = () => true
    let days = 0
    const isFailed = async () => (await run('list-webhooks')).join('\n').includes('1 failed')
    while (!(await isFailed())) {
      await receiver.deliver()
      receiver.state.passedMs += 12 * 60 * 60 * 1_000
      days += 0.5
    }
    expect(days).toBeGreaterThan(3)
    expect(days).toBeLessThan(5)
    const [line] = await run('list-webhooks', '--messages', receiver.id)
    expect(line).toMatch(/order\.moved\t.*APPROVED.*\tFAILED\t\d+ tries\tEWEBHOOK 503$/)
    receiver.state.refused = () => false
    await run('resend-webhook', receiver.id, '--dry-run')
    await receiver.deliver()
    expect(receiver.received).toEqual([])
    await run('resend-webhook', receiver.id)
    await receiver.deliver()
    expect(receiver.received).toMatchObject([{ isSigned: true, data: { number } }])
    await run('resend-webhook', receiver.id, '--since', '2026-01-01')
    await receiver.deliver()
    // The same id: a receiver recognizes what it has.
    expect(receiver.received.map(({ id }) => id)).toEqual(Array(2).fill(receiver.received[0]!.id))
    await receiver.close()
  })

  it('tell once that the stock fell below a number', async () => {
    const receiver = await createReceiver('stock.below')
    const sku = await orders.createVariant({ stock: 6 })
    for (const pieces of ['5', '4', '3', '9', '2']) await run('set-stock', sku, pieces)
    await receiver.deliver()
    expect(receiver.received.map(({ data }) => data)).toEqual([
      { sku, stock: 4, below: 5 },
      { sku, stock: 2, below: 5 },
    ])
    await receiver.close()
  })

  it('are taken by the consumer of the guide', async () => {
    const guide = readFileSync(join(repository, 'docs/guides/your-erp.md'), 'utf8')
    const sample = /```js\n([\s\S]*?)```/.exec(guide)![1]!
    expect(sample.trim().split('\n').length).toBeLessThanOrEqual(21)
    const listening = sample.replace(
      '.listen(4500)',
      '.listen(0, "127.0.0.1", function () { console.log(this.address().port) })',
    )
    const secret = `whsec_${Buffer.from('a secret of the test').toString('base64')}`
    const consumer = spawn(process.execPath, ['--input-type=module', '-e', listening], {
      env: { ...process.env, WEBHOOK_SECRET: secret },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const lines = createInterface({ input: consumer.stdout })[Symbol.asyncIterator]()
    const url = `http://127.0.0.1:${(await lines.next()).value}/`
    const send = (signature: string, sentAtSeconds: string) => {
      const headers = { 'webhook-id': 'A', 'webhook-timestamp': sentAtSeconds }
      const signed = { ...headers, 'webhook-signature': signature }
      return fetch(url, { method: 'POST', headers: signed, body }).then(({ status }) => status)
    }
    const body = '{"type":"order.paid","data":{"number":"1"}}'
    const [now, old] = [Date.now(), Date.now() - 600_000].map((ms) =>
      String(Math.floor(ms / 1_000)),
    )
    const sign = (sentAtSeconds: string) => signWebhook(secret, { id: 'A', sentAtSeconds, body })
    expect(await send(sign(now!), now!)).toBe(204)
    expect((await lines.next()).value).toContain('order.paid')
    expect(await send('v1,forged', now!)).toBe(401)
    expect(await send(sign(old!), old!)).toBe(401)
    consumer.kill()
  })

  it('are named where there is none of an id', async () => {
    for (const args of [
      ['list-webhooks', '--messages', '12345678'],
      ['resend-webhook', '12345678'],
      ['remove-webhook', '12345678'],
    ]) {
      await expect(run(...args)).rejects.toThrow('floga has no webhook 12345678.')
    }
  })

  it('refuse addresses that anybody can listen to', async () => {
    await expect(run('add-webhook', 'http://erp.example/floga')).rejects.toThrow('https://')
    await expect(
      run('add-webhook', 'https://erp.example/', '--events', 'order.lost'),
    ).rejects.toThrow('There is no "order.lost"')
  })
})

describe('webhooks of two tenants', () => {
  it('tell of orders, requests and reviews of their own shop alone', async () => {
    const shops = await openTwinShops()
    const { database, fixture, records } = shops
    for (const tenant of ['floga', 'other']) {
      const args = ['add-webhook', 'https://erp.example/', '--tenant', tenant]
      expect((await runTestCommand({ database }, args)).exitCode).toBe(0)
    }
    const question = { kind: 'QUESTION', name: 'A', email: 'a@example.com', message: 'A' }
    await fixture.ask('customer-request-open', { input: question }, { tenant: 'floga' })
    const { orderId, orderCartId: cartId, reviewId } = records.floga
    const input = orderInput({ cartId, idempotencyKey: 'the-key-of-another-01' })
    await fixture.ask('checkout-place-order', { input }, { tenant: 'floga' })
    await database.write('floga', async (sql) => {
      const now = fixture.now()
      const move = { orderId, to: 'APPROVED', cause: 'staff', now } as const
      await moveOrder(sql, move, orderMovePorts)
      await notifyOfReview(sql, { event: 'written', reviewId, now })
    })
    const rows = await database.admin((sql) =>
      sql.query<{ tenant: string; type: string; text: string }>(
        "SELECT tenant, payload ->> 'type' AS type, payload::text AS text FROM outbox WHERE kind = 'webhook'",
      ),
    )
    expect(new Set(rows.map(({ tenant }) => tenant))).toEqual(new Set(['floga']))
    const types = new Set(rows.map(({ type }) => type))
    for (const type of ['order.placed', 'order.moved', 'request.opened', 'review.written']) {
      expect(types).toContain(type)
    }
    expect(rows.filter(({ text }) => text.includes('@'))).toEqual([])
    await shops.close()
  })
})
