import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import type { Change } from '../connector.js'
import { createReport } from '../report.js'
import { createEventsApp } from './create-events-app.js'

const eventsSecret = 'known-to-the-subscribers-of-medusa'
const webhookSecret = `whsec_${Buffer.from('signs the webhooks').toString('base64')}`
const now = new Date('2026-12-01T10:00:00.000Z')

function open() {
  const noticed: Change[] = []
  const connector = { notice: (change: Change) => void noticed.push(change), isIdle: () => true }
  const report = createReport(() => undefined)
  const app = createEventsApp({ connector, report, eventsSecret, webhookSecret, now: () => now })
  const send = async (path: string, body: string, headers: Record<string, string>) =>
    (await app.request(path, { method: 'POST', body, headers })).status
  return { app, noticed, send }
}

describe('createEventsApp', () => {
  it('takes events of Medusa with the secret alone', async () => {
    const { noticed, send } = open()
    const headers = { authorization: `Bearer ${eventsSecret}` }
    const events = [
      { name: 'product.updated', id: 'prod_1' },
      { name: 'inventory-level.updated', id: 'ilev_1' },
      { name: 'order.canceled', id: 'order_1' },
      { name: 'payment.refunded', id: 'pay_1', order_id: 'order_2' },
      { name: 'shipment.created', id: 'ful_1' },
    ]
    for (const event of events) {
      expect(await send('/medusa', JSON.stringify(event), headers)).toBe(204)
    }
    expect(noticed).toEqual([
      { kind: 'goods' },
      { kind: 'stock' },
      { kind: 'medusa-order', id: 'order_1' },
      { kind: 'medusa-order', id: 'order_2' },
      { kind: 'open-orders' },
    ])
    expect(await send('/medusa', '{}', { authorization: 'Bearer wrong' })).toBe(401)
    expect(noticed).toHaveLength(5)
  })

  it('takes signed webhooks of the platform, and none that is forged or old', async () => {
    const { noticed, send } = open()
    const sign = (seconds: number, secret = webhookSecret) => {
      const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
      const signature = createHmac('sha256', key).update(`1.${seconds}.{}`).digest('base64')
      return {
        'webhook-id': '1',
        'webhook-timestamp': String(seconds),
        'webhook-signature': `v1,${signature}`,
      }
    }
    const seconds = now.getTime() / 1_000
    expect(await send('/platform', '{}', sign(seconds))).toBe(204)
    expect(await send('/platform', '{}', sign(seconds - 600))).toBe(401)
    expect(await send('/platform', '{}', sign(seconds, 'whsec_b3RoZXI='))).toBe(401)
    expect(noticed).toEqual([{ kind: 'orders' }])
  })

  it('shows the report to whoever knows the secret', async () => {
    const { app } = open()
    expect((await app.request('/report')).status).toBe(401)
    const headers = { authorization: `Bearer ${eventsSecret}` }
    const response = await app.request('/report', { headers })
    expect(await response.json()).toEqual({ isIdle: true, lines: [], readings: [] })
  })
})
