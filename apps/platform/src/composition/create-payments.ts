import type { Database } from '../foundation/database/database.js'
import { paymentOrderPorts } from './ports/payment-order-ports.js'
import type { PaymentProvider } from '../domains/payment/payment-provider.js'
import { accountAdapters, providerAdapters } from '../domains/payment/provider-adapters.js'
import type { Env } from './env.js'
import type { PaymentContext } from '../domains/payment/payment-context.js'

export interface CreatePaymentsOptions {
  database: Database
  providers: readonly PaymentProvider[]
  /** @default () => new Date() */
  clock?: () => Date
}

/** Connects payments to their providers and to orders. */
export function createPayments(options: CreatePaymentsOptions): PaymentContext {
  const { database, providers } = options
  return {
    database,
    providers: new Map(providers.map((provider) => [provider.name, provider])),
    ports: paymentOrderPorts,
    clock: options.clock ?? (() => new Date()),
  }
}

/**
 * The payment providers that the settings name. A tenant takes new payments with one of them; what
 * it has begun with another one ends there.
 */
export function connectProviders({
  paymentProvider,
  paymentAccounts,
}: Pick<Env, 'paymentProvider' | 'paymentAccounts'>): PaymentProvider[] {
  const stripe = new Map(Object.entries(paymentAccounts.stripe))
  const viva = new Map(Object.entries(paymentAccounts.viva))
  return [
    ...(paymentProvider ? [providerAdapters[paymentProvider.name](paymentProvider)] : []),
    ...(stripe.size > 0 ? [accountAdapters.stripe.create({ accounts: stripe })] : []),
    ...(viva.size > 0 ? [accountAdapters.viva.create({ accounts: viva })] : []),
  ]
}
