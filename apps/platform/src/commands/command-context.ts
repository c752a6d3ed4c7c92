import type { DocumentLibrary } from '../domains/assets/document-library.js'
import type { ImageLibrary } from '../domains/assets/image-library.js'
import type { NotifyOfCustomerRequest } from '../domains/customer-requests/customer-request-record.js'
import type { OrderMovePorts } from '../domains/orders/move-order.js'
import type { OrderPorts } from '../domains/orders/placing/order-ports.js'
import type { VatRegister } from '../domains/orders/vat/vat-register.js'
import type { PaymentPorts } from '../domains/payment/payment-context.js'
import type { OnlineKind } from '../domains/payment/payment-provider.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'
import type { BackupPlace } from './backup/backup-place.js'
import type { Database } from '../foundation/database/database.js'

/** What a command works with. */
export interface CommandContext {
  database: Database
  images: ImageLibrary
  documents: DocumentLibrary
  /** Where images and documents of tenants lie. */
  dataDir: string
  /** What a backup is made of; left out where none can be made. */
  backup?: BackupPlace | undefined
  ports: CommandPorts
  /** What the tenant's payment provider takes; empty without one. */
  onlineKinds(settings: TenantSettings): readonly OnlineKind[]
  /** Confirms VAT numbers; undefined where none can be checked. */
  vatRegister?: VatRegister | undefined
  /** Origin of the shop, without a trailing slash. */
  shopUrl: string
}

/** What a changed order, refund or request means for other domains. */
export interface CommandPorts {
  placing: OrderPorts
  orderMoves: OrderMovePorts
  payments: PaymentPorts
  notifyOfCustomerRequest: NotifyOfCustomerRequest
}

/** A command that cannot do what was asked; the message is for the person who typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
