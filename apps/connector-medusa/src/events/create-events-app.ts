import { createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Connector, Change } from '../connector.js'
import type { Report } from '../report.js'

export interface EventsAppOptions {
  connector: Pick<Connector, 'notice' | 'isIdle'>
  report: Report
  eventsSecret: string
  webhookSecret: string | undefined
  now?: () => Date
}

const toleranceSeconds = 300

/** Takes events of both sides, and shows the report. An event only says where to look. */
export function createEventsApp(options: EventsAppOptions): Hono {
  const { connector, report, eventsSecret, webhookSecret, now = () => new Date() } = options
  const app = new Hono()
  app.use(bodyLimit({ maxSize: 64 * 1_024 }))
  app.get('/readyz', (c) => c.text('ready'))
  app.get('/report', (c) => {
    if (!isSecret(c.req.header('authorization'), `Bearer ${eventsSecret}`)) return c.body(null, 401)
    return c.json({
      isIdle: connector.isIdle(),
      lines: report.lines(),
      readings: report.readings(),
    })
  })
  app.post('/medusa', async (c) => {
    if (!isSecret(c.req.header('authorization'), `Bearer ${eventsSecret}`)) return c.body(null, 401)
    const event = (await c.req.json().catch(() => ({}))) as Record<string, unknown>
    const name = typeof event['name'] === 'string' ? event['name'] : ''
    const text = (field: string) =>
      typeof event[field] === 'string' ? String(event[field]).slice(0, 100) : undefined
    for (const change of toChanges(name, text('order_id') ?? text('id'))) connector.notice(change)
    return c.body(null, 204)
  })
  app.post('/platform', async (c) => {
    const body = await c.req.text()
    if (webhookSecret === undefined) return c.body(null, 404)
    const time = c.req.header('webhook-timestamp') ?? ''
    const signed = `${c.req.header('webhook-id')}.${time}.${body}`
    const key = Buffer.from(webhookSecret.replace(/^whsec_/, ''), 'base64')
    const wanted = `v1,${createHmac('sha256', key).update(signed).digest('base64')}`
    const isRecent = Math.abs(now().getTime() / 1_000 - Number(time)) < toleranceSeconds
    if (!isRecent || !isSecret(c.req.header('webhook-signature'), wanted)) return c.body(null, 401)
    connector.notice({ kind: 'orders' })
    return c.body(null, 204)
  })
  return app
}

function toChanges(name: string, id: string | undefined): Change[] {
  if (/^(inventory|reservation)/.test(name)) return [{ kind: 'stock' }]
  if (!/^(order|shipment|delivery|payment)/.test(name)) return [{ kind: 'goods' }]
  const isOrder = id?.startsWith('order_') === true
  // Shipments and payments name themselves: all open orders are looked at.
  return isOrder ? [{ kind: 'medusa-order', id }] : [{ kind: 'open-orders' }]
}

function isSecret(given: string | undefined, wanted: string): boolean {
  const one = Buffer.from(given ?? '')
  const other = Buffer.from(wanted)
  return one.byteLength === other.byteLength && timingSafeEqual(one, other)
}
