import type { SubscriberArgs, SubscriberConfig } from '@medusajs/framework'
import { ContainerRegistrationKeys } from '@medusajs/framework/utils'
import { createSender } from '../lib/create-sender'

interface Changed {
  id?: string
  order_id?: string
}

type Linked = Record<string, unknown>

const send = createSender()

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
    await send(CONNECTOR_URL, CONNECTOR_SECRET, { name, id: data.id, order_id })
  } catch {
    // The connector reads everything when it starts, and at night.
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
