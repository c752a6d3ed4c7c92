import { createHmac, timingSafeEqual } from 'node:crypto'
import type { OrderRecord } from '../order-record.js'
import { isRandomId } from '../../../foundation/database/random-id.js'
import { isOrderLinkAction } from './order-link-actions.js'
import type { OrderLinkAction } from './order-link-actions.js'

/** What a link in a mail to the shop does, to which order. */
export interface OrderLink {
  orderId: string
  action: OrderLinkAction
  /** Of the order for which it was signed; see {@link orderVersion}. */
  version: number
  expiresAt: Date
}

/** Signs and reads the links. */
export interface OrderLinks {
  sign(tenant: string, link: OrderLink): string
  /** Undefined for anything that was not signed for the tenant. */
  read(tenant: string, token: string): OrderLink | undefined
}

/** How long a link works. */
export const orderLinkMs = 30 * 24 * 60 * 60 * 1_000

/**
 * Creates {@link OrderLinks}. A link needs no row: it works while the order is as it was when the
 * mail was written, so that using it, or moving the order in another way, uses it up.
 *
 * @param secret The same for every process that shares a database.
 */
export function createOrderLinks(secret: string): OrderLinks {
  const key = createHmac('sha256', secret).update('order links').digest()
  const macOf = (tenant: string, text: string) =>
    createHmac('sha256', key).update(`${tenant} ${text}`).digest('base64url')
  return {
    sign(tenant, { orderId, action, version, expiresAt }) {
      const text = [orderId, action, version, expiresAt.getTime().toString(36)].join('.')
      return `${text}.${macOf(tenant, text)}`
    },
    read(tenant, token) {
      const [orderId = '', action = '', version = '', expiry = '', mac = ''] = token.split('.')
      const text = [orderId, action, version, expiry].join('.')
      if (!isRandomId(orderId) || !isOrderLinkAction(action)) return undefined
      if (!isEqual(mac, macOf(tenant, text))) return undefined
      const expiresAt = new Date(Number.parseInt(expiry, 36))
      return { orderId, action, version: Number(version), expiresAt }
    },
  }
}

function isEqual(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)]
  return one.length === other.length && timingSafeEqual(one, other)
}

/** Grows with everything that uses up the links of an order. */
export function orderVersion({ moves, withdrawals }: OrderRecord): number {
  const settled = withdrawals.filter(({ isOpen }) => !isOpen).length
  return moves.length + withdrawals.length + settled
}
