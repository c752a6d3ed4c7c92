import { CommandError } from '../../commands/command-context.js'
import type { ProviderUnderTest } from '../../domains/payment/check/find-violations.js'
import { accountAdapters } from '../../domains/payment/provider-adapters.js'
import { LiveAccountError } from '../../domains/payment/stripe/stripe-check.js'
import type { PaymentAccounts } from './payment-accounts.js'

/**
 * Prepares the checks of a provider with a tenant’s test account.
 *
 * @param url Of a stand-in for the provider.
 * @throws {CommandError} when it has none, or one that takes real money.
 */
export function createPaymentCheck(
  accounts: PaymentAccounts,
  { provider, tenant }: { provider: 'stripe'; tenant: string },
  url?: string,
): ProviderUnderTest {
  const account = accounts[provider][tenant]
  if (!account) {
    throw new CommandError(
      `The file of PAYMENT_ACCOUNTS has no account of ${tenant} at ${provider}.`,
    )
  }
  try {
    return accountAdapters[provider].check(account, url)
  } catch (error) {
    if (error instanceof LiveAccountError) throw new CommandError(error.message, { cause: error })
    throw error
  }
}
