import type { Database } from '../../foundation/database/database.js'
import type { PaymentPorts } from './payment-ports.js'
import type { PaymentProvider } from './payment-provider.js'

/** What every act of this context works with. */
export interface PaymentContext {
  database: Database
  /** By name. */
  providers: ReadonlyMap<string, PaymentProvider>
  ports: PaymentPorts
  clock: () => Date
}
