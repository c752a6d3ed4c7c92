import type { Transaction } from '../../../foundation/database/database.js'
import { newRandomId } from '../../../foundation/database/random-id.js'

export interface NewShipment {
  orderId: string
  /** The carrier's number; null if there is none. */
  tracking: string | null
  /** Where it can be tracked. */
  trackingUrl: string | null
  now: Date
}

/** Records a shipment. */
export async function writeShipment(sql: Transaction, shipment: NewShipment): Promise<void> {
  await sql.query(
    `INSERT INTO shipments (tenant, order_id, id, tracking, tracking_url, shipped_at)
     VALUES (current_setting('floga.tenant'), $1, $2, $3, $4, $5::timestamptz)`,
    [
      shipment.orderId,
      newRandomId(),
      shipment.tracking,
      shipment.trackingUrl,
      shipment.now.toISOString(),
    ],
  )
}
