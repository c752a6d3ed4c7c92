import { setTimeout as delay } from 'node:timers/promises'
import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'

interface Changed {
  id?: string
  order_id?: string
}

type Linked = Record<string, unknown>

/** Pauses between tries to tell a busy connector. */
const pausesMs = [1_000, 5_000, 15_000, 60_000]
/** Events that may wait for it; the reading at night makes up for those beyond. */
const maxWaiting = 500
let waiting = 0

/** Tells the connector that something changed. It reads what. */
export default async function tellConnector({
  event: { name, data },
  container,
}: SubscriberArgs<Changed>): Promise<void> {
  const { CONNECTOR_URL, CONNECTOR_SECRET } = process.env
  if (!CONNECTOR_URL || !CONNECTOR_SECRET) return
  const query = container.resolve(ContainerRegistrationKeys.QUERY)
  const findOrder = async (entity: string, path: string[]): Promise<string | undefined> => {
    const filters = { id: data.id }
    const { data: found } = await query.graph({
      entity,
      fields: [[...path, 'id'].join('.')],
      filters,
    })
    const order = path.reduce(
      (one: Linked | undefined, part) => one?.[part] as Linked | undefined,
      found[0] as Linked | undefined,
    )
    return order?.id as string | undefined
  }
  try {
    const order_id =
      data.order_id ??
      (name.startsWith('payment.')
        ? await findOrder('payment', ['payment_collection', 'order'])
        : /^(shipment|delivery)\./.test(name)
          ? await findOrder('fulfillment', ['order'])
          : undefined)
    await tell(CONNECTOR_URL, CONNECTOR_SECRET, { name, id: data.id, order_id })
  } catch {
    // The connector reads everything when it starts, and at night.
  }
}

/**
 * A connector that does not respond in time is told again: nothing else would bring what happens to
 * a finished order. One that does not run reads everything when it starts.
 */
async function tell(url: string, secret: string, event: object): Promise<void> {
  if (waiting >= maxWaiting) return
  waiting += 1
  try {
    for (const pauseMs of [...pausesMs, undefined]) {
      try {
        await fetch(url, {
          method: 'POST',
          headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
          body: JSON.stringify(event),
          signal: AbortSignal.timeout(10_000),
        })
        return
      } catch (error) {
        const isBusy = error instanceof Error && error.name === 'TimeoutError'
        if (!isBusy || pauseMs === undefined) throw error
        await delay(pauseMs)
      }
    }
  } finally {
    waiting -= 1
  }
}

const changes = (name: string) => [`${name}.created`, `${name}.updated`, `${name}.deleted`]

export const config: SubscriberConfig = {
  event: [
    ...changes('product'),
    ...changes('product-variant'),
    ...changes('product-option'),
    ...changes('product-option-value'),
    ...changes('product-category'),
    ...changes('translation'),
    ...changes('pricing.price'),
    ...changes('pricing.price-list'),
    ...changes('inventory-level'),
    ...changes('inventory.inventory-level'),
    ...changes('reservation-item'),
    'order.updated',
    'order.canceled',
    'order.fulfillment_created',
    'order.fulfillment_canceled',
    'order.return_received',
    'shipment.created',
    'delivery.created',
    'payment.captured',
    'payment.refunded',
  ],
}
