import { createHmac, timingSafeEqual } from 'node:crypto'
import { isRandomId } from '../../foundation/database/random-id.js'

/** Signs and reads the links by which buyers review the goods of an order. */
export interface ReviewLinks {
  sign(tenant: string, orderId: string): string
  /** Id of the order; undefined for anything that was not signed for the tenant. */
  read(tenant: string, token: string): string | undefined
}

/**
 * Creates {@link ReviewLinks}. A link is the same whenever it is signed, and works for as long as
 * the order is kept: its holder may edit or withdraw a review at any time.
 *
 * @param secret The same for every process that shares a database.
 */
export function createReviewLinks(secret: string): ReviewLinks {
  const key = createHmac('sha256', secret).update('review links').digest()
  const macOf = (tenant: string, orderId: string) =>
    createHmac('sha256', key).update(`${tenant} ${orderId}`).digest('base64url')
  return {
    sign: (tenant, orderId) => `${orderId}.${macOf(tenant, orderId)}`,
    read(tenant, token) {
      const [orderId = '', mac = ''] = token.split('.')
      if (!isRandomId(orderId)) return undefined
      const [given, expected] = [Buffer.from(mac), Buffer.from(macOf(tenant, orderId))]
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected)
      return isSigned ? orderId : undefined
    },
  }
}
