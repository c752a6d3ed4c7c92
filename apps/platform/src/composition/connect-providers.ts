import type { Env } from './env.js'
import type { PaymentProvider } from '../domains/payment/payment-provider.js'
import { createSandboxProvider } from '../domains/payment/sandbox/sandbox-provider.js'

/** The payment providers that the settings name. A real one is added here. */
export function connectProviders({
  paymentProvider,
}: Pick<Env, 'paymentProvider'>): PaymentProvider[] {
  return paymentProvider ? [createSandboxProvider(paymentProvider)] : []
}
