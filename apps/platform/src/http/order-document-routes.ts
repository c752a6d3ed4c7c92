import { platformPaths } from '@floga/platform-contract'
import type { Database } from '../foundation/database/database.js'
import type { OrderRecord } from '../domains/orders/order-record.js'
import { readOrder } from '../domains/orders/read-order.js'
import type { TenantRegistry } from '../foundation/tenants/tenant-registry.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'
import type { AttemptThrottle } from '../foundation/throttle/attempt-throttle.js'
import { basePaths } from './base-paths.js'
import { type PlatformApp, sendBytes } from './platform-app.js'
import { readRequestScope } from './request-scope.js'
import { RestError } from './rest-error.js'

export interface OrderDocumentRoutesOptions {
  database: Database
  tenants: TenantRegistry
  /** Renders an order as a PDF. */
  render: (
    order: OrderRecord,
    scope: { locale: string; settings: TenantSettings },
  ) => Promise<Buffer>
  /** Limits how often one order is rendered. */
  throttle: AttemptThrottle
}

/**
 * Serves an order's document to the holder of the order's id. It is rendered each time: personal
 * data is not cached.
 */
export function addOrderDocumentRoutes(
  app: PlatformApp,
  { database, tenants, render, throttle }: OrderDocumentRoutesOptions,
): void {
  app.get(`${basePaths.main}${platformPaths.orderDocuments}/:id/document.pdf`, async (c) => {
    const { tenant, locale, settings, clientAddress } = await readRequestScope(c, tenants)
    const order = await database.read(tenant, (sql) => readOrder(sql, c.req.param('id')))
    if (!order) throw new RestError(404, 'not-found', 'No order has this id.')
    const waitMs = await throttle.consume({ tenant, key: order.id, address: clientAddress })
    if (waitMs !== undefined) {
      throw new RestError(429, 'throttled', 'This document was requested too often.')
    }
    const bytes = await render(order, { locale, settings })
    c.header('Cache-Control', 'private, no-store')
    c.header('Content-Disposition', `inline; filename="${order.number}.pdf"`)
    return sendBytes(c, bytes, 'application/pdf')
  })
}
