import { CommandError } from '../../commands/command-context.js'
import { LiveAccountError } from '../../domains/payment/check/check-options.js'
import type { CheckOptions } from '../../domains/payment/check/check-options.js'
import type { ProviderUnderTest } from '../../domains/payment/check/find-violations.js'
import { accountAdapters } from '../../domains/payment/provider-adapters.js'
import type { AccountProviderName } from '../../domains/payment/provider-adapters.js'
import type { PaymentAccounts } from './payment-accounts.js'

/** The account that is checked. */
export interface CheckedAccount {
  provider: AccountProviderName
  tenant: string
}

/**
 * Prepares the checks of a provider with a tenant’s test account.
 *
 * @throws {CommandError} when it has none, or one that takes real money.
 */
export function createPaymentCheck(
  accounts: PaymentAccounts,
  checked: CheckedAccount,
  options: CheckOptions,
): ProviderUnderTest {
  let subject: ProviderUnderTest | undefined
  try {
    subject = prepare(accounts, checked, options)
  } catch (error) {
    if (error instanceof LiveAccountError) throw new CommandError(error.message, { cause: error })
    throw error
  }
  if (subject) return subject
  const { provider, tenant } = checked
  throw new CommandError(`The file of PAYMENT_ACCOUNTS has no account of ${tenant} at ${provider}.`)
}

function prepare(
  accounts: PaymentAccounts,
  { provider, tenant }: CheckedAccount,
  options: CheckOptions,
): ProviderUnderTest | undefined {
  if (provider === 'viva') {
    const account = accounts.viva[tenant]
    return account && accountAdapters.viva.check(account, options)
  }
  const account = accounts.stripe[tenant]
  return account && accountAdapters.stripe.check(account, options)
}
