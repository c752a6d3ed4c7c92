import type { PaymentProvider } from './payment-provider.js'
import { createSandboxProvider } from './sandbox/sandbox-provider.js'
import { stripeAccountSchema } from './stripe/stripe-account.js'
import { createStripeCheck } from './stripe/stripe-check.js'
import { createStripeProvider } from './stripe/stripe-provider.js'
import { vivaAccountSchema } from './viva/viva-account.js'
import { createVivaCheck } from './viva/viva-check.js'
import { createVivaProvider } from './viva/viva-provider.js'

/** Address of a provider, and the secrets shared with it. */
export interface ProviderSettings {
  url: string
  secret: string
}

/**
 * Every adapter by its provider's name, which is that of its rows, its webhook and the tenant's
 * setting. A new one is added here.
 */
export const providerAdapters = {
  sandbox: createSandboxProvider,
} satisfies Record<string, (settings: ProviderSettings) => PaymentProvider>

/** Names of the providers that can be connected. */
export type ProviderName = keyof typeof providerAdapters

// The keys of the table are the names.
export const providerNames = Object.keys(providerAdapters) as ProviderName[]

/**
 * Every adapter of a provider at which each tenant has an account of its own, with what is to be
 * known of one, and how it is checked at the provider’s test system.
 */
export const accountAdapters = {
  stripe: {
    account: stripeAccountSchema,
    create: createStripeProvider,
    check: createStripeCheck,
  },
  viva: {
    account: vivaAccountSchema,
    create: createVivaProvider,
    check: createVivaCheck,
  },
}

/** A provider at which tenants have accounts. */
export type AccountProviderName = keyof typeof accountAdapters

// The keys of the table are the names.
export const accountProviderNames = Object.keys(accountAdapters) as AccountProviderName[]

/**
 * Checks the provider that settings name.
 *
 * @returns What is wrong with it, its path first; undefined if nothing is.
 */
export function findUnknownProvider({
  paymentProvider: name,
}: {
  paymentProvider?: unknown
}): string | undefined {
  const known: string[] = [...providerNames, ...accountProviderNames]
  // What is no text is described by the schema of the settings.
  if (typeof name !== 'string' || known.includes(name)) return undefined
  return `paymentProvider: is none of ${known.join(', ')}`
}
