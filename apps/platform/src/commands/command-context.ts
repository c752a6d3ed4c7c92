import type { DocumentLibrary } from '../domains/assets/document-library.js'
import type { PictureLibrary } from '../domains/assets/image-library.js'
import type { AnnounceRequest } from '../domains/customer-requests/customer-request-record.js'
import type { OrderMovePorts } from '../domains/orders/order-move-ports.js'
import type { PaymentPorts } from '../domains/payment/payment-ports.js'
import type { Database } from '../foundation/database/database.js'

/** What a command works with. */
export interface CommandContext {
  database: Database
  pictures: PictureLibrary
  documents: DocumentLibrary
  ports: CommandPorts
}

/** What a changed order, refund or request means for other domains. */
export interface CommandPorts {
  orderMoves: OrderMovePorts
  payments: PaymentPorts
  announceRequest: AnnounceRequest
}

/** A command that cannot do what was asked; the message is for the person who typed it. */
export class CommandError extends Error {
  override readonly name = 'CommandError'
}
