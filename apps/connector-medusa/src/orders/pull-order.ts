import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { CallError, isAway } from '../calls/json-client.js'
import { decideMove } from './decide-moves.js'
import type { Move } from './decide-moves.js'
import { shopNumberOf } from './medusa-order.js'
import type { MedusaOrder } from './medusa-order.js'
import type { OrderOptions } from './read-draft-context.js'
import { platformOrderSchema } from './platform-order.js'
import type { PlatformOrder } from './platform-order.js'

/** More than any order has to go. */
const maxMoves = 12

/**
 * Does to the order of the shop what was decided in Medusa.
 *
 * @returns The order as it is then; undefined for one that is none of the shop.
 */
export async function pullOrder(
  { platform, shop, report }: OrderOptions,
  medusa: MedusaOrder,
): Promise<PlatformOrder | undefined> {
  const number = shopNumberOf(medusa)
  if (number === undefined) return undefined
  const about = `return ${number}`
  let order = v.parse(platformOrderSchema, await platform.get(`/orders/${number}`))
  for (let done = 0; done < maxMoves; done += 1) {
    const move = decideMove(medusa, order, shop)
    if (move === undefined) {
      report.settle(about)
      return order
    }
    if (move.kind === 'report') {
      report.say(about, move.text)
      return order
    }
    try {
      order = v.parse(platformOrderSchema, await apply(platform, order, move))
    } catch (error) {
      if (!(error instanceof CallError) || isAway(error)) throw error
      report.say(about, `Order ${number}: ${error.message}`)
      return order
    }
  }
  return order
}

/** The same move of the same order has the same key: sent twice, it is done once. */
function apply(
  platform: OrderOptions['platform'],
  order: PlatformOrder,
  move: Exclude<Move, { kind: 'report' }>,
): Promise<unknown> {
  const cause = 'Medusa'
  const path = `/orders/${order.number}`
  const before = [order.items.map(({ returned }) => returned), order.shipments.length]
  const digest = createHash('sha256').update(JSON.stringify([order.number, before, move]))
  const key = `medusa-${digest.digest('base64url').slice(0, 32)}`
  switch (move.kind) {
    case 'move': {
      const { state, tracking, trackingUrl } = move
      const parcel = state === 'SHIPPED' ? { tracking, trackingUrl } : {}
      return platform.post(`${path}/moves`, { state, cause, ...parcel })
    }
    case 'tracking':
      return platform.post(
        `${path}/tracking`,
        { tracking: move.tracking, trackingUrl: move.trackingUrl },
        key,
      )
    case 'return':
      return platform.post(
        `${path}/returns`,
        { items: move.items, request: move.request, cause },
        key,
      )
    case 'refund':
      return platform.post(`${path}/refunds`, { amountMinor: move.amountMinor, cause }, key)
  }
}
