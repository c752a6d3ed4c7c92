import type { DocumentLibrary } from '../domains/assets/document-library.js'
import type { ImageLibrary } from '../domains/assets/image-library.js'
import type { NotifyOfCustomerRequest } from '../domains/customer-requests/customer-request-record.js'
import type { OrderMovePorts } from '../domains/orders/move-order.js'
import type { OrderPorts } from '../domains/orders/placing/order-ports.js'
import type { NotifyOfReview } from '../domains/reviews/review-record.js'
import type { VatRegister } from '../domains/orders/vat/vat-register.js'
import type { CheckOptions } from '../domains/payment/check/check-options.js'
import type { ProviderUnderTest } from '../domains/payment/check/find-violations.js'
import type { PaymentPorts } from '../domains/payment/payment-context.js'
import type { AccountProviderName } from '../domains/payment/provider-adapters.js'
import type { TenantSettings } from '../foundation/tenants/tenant-settings.js'
import type { BackupDirectory } from './backup/backup-directory.js'
import type { Database } from '../foundation/database/database.js'

/** Dependencies of a command. */
export interface CommandContext {
  database: Database
  images: ImageLibrary
  documents: DocumentLibrary
  /** Directory of the tenants' images and documents. */
  dataDir: string
  /** Folder that a tenant was created from, with its pages; undefined where it is not known. */
  tenantFolder?: ((tenant: string) => string | undefined) | undefined
  /** Source of backups; undefined where none can be made. */
  backup?: BackupDirectory | undefined
  ports: CommandPorts
  /** Payment kinds that the tenant's provider supports; empty without one. */
  onlineKinds(settings: TenantSettings): readonly string[]
  /**
   * Prepares the checks of a provider with the tenant’s test account.
   *
   * @throws {CommandError} when it has none.
   */
  paymentCheck(
    account: { provider: AccountProviderName; tenant: string },
    options: CheckOptions,
  ): ProviderUnderTest
  /** Confirms VAT numbers; undefined where none can be checked. */
  vatRegister?: VatRegister | undefined
  /** Origin of the shop, without a trailing slash. */
  shopUrl: string
}

/** Effects of a changed order, refund, request or review in other domains. */
export interface CommandPorts {
  placing: OrderPorts
  orderMoves: OrderMovePorts
  payments: PaymentPorts
  notifyOfCustomerRequest: NotifyOfCustomerRequest
  notifyOfReview: NotifyOfReview
}

/** A command that failed; the message is for the user who typed it. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError'
}

/**
 * An invalid command line, independent of the database: an argument, an option or a combination of
 * them.
 */
export class UsageError extends CommandError {
  override readonly name = 'UsageError'
}
