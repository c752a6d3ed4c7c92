import { setTimeout } from 'node:timers/promises'
import type { VivaAccount } from './viva-account.js'
import type { ListedTransaction } from './viva-answers.js'
import { createVivaClient } from './viva-client.js'
import { hasPaid } from './viva-payment.js'
import { createVivaProvider } from './viva-provider.js'
import type { CheckOptions } from '../check/check-options.js'
import { LiveAccountError } from '../check/check-options.js'
import { checkedTenant } from '../check/find-violations.js'
import type { ProviderUnderTest } from '../check/find-violations.js'

/**
 * Prepares the checks of the adapter at Viva’s test system. Its pages take no robots: the user of
 * the command pays on them with Viva’s test cards,
 * https://developer.viva.com/integration-reference/test-cards-and-environments/
 *
 * @throws {LiveAccountError} for an account of real payments.
 */
export function createVivaCheck(
  account: VivaAccount,
  { ask, url }: CheckOptions,
): ProviderUnderTest {
  if (account.environment !== 'demo') {
    throw new LiveAccountError('The account is a live one. The checks pay: use one of the demo.')
  }
  const options = { accounts: new Map([[checkedTenant, account]]), ...(url && { url }) }
  const viva = createVivaClient(account, options)

  async function wait(
    page: string,
    request: string,
    isDone: (transaction: ListedTransaction) => boolean,
  ): Promise<void> {
    const code = new URL(page).searchParams.get('ref') ?? ''
    ask(`${request}: ${page}`)
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      if ((await viva.listTransactions(code)).some(isDone)) return
      await setTimeout(1_000)
    }
    throw new Error(`there is no such transaction after ${attempts / 60} minutes`)
  }

  return {
    provider: createVivaProvider(options),
    unreachable: createVivaProvider({ ...options, url: 'http://127.0.0.1:9' }),
    returnUrl: 'https://shop.example/back',
    lastDigits: '0133',
    shopper: {
      pay: (page) =>
        wait(page, 'Pay with the card 4147 4630 1111 0133', (one) => hasPaid(one.StatusId)),
      decline: (page) =>
        wait(page, 'Try the card 4147 4630 1111 0141', (one) => one.StatusId === 'E'),
      // The page’s way back to the shop: Viva does not hear of it.
      cancel: async () => undefined,
    },
  }
}

/** Once a second, for as long as a person needs to pay. */
const attempts = 300
