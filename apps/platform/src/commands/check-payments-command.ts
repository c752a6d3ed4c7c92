import { Option } from '@commander-js/extra-typings'
import { runProviderChecks } from '../domains/payment/check/find-violations.js'
import { accountProviderNames } from '../domains/payment/provider-adapters.js'
import type { AccountProviderName } from '../domains/payment/provider-adapters.js'
import { CommandError } from './command-context.js'
import type { CommandContext } from './command-context.js'
import type { CommandOutput } from './print-report.js'
import { examples, tenantOption } from './program/command-options.js'
import type { AddCommand } from './program/command-runner.js'

const providerOption = new Option('--provider <name>', 'the payment provider')
  .choices(accountProviderNames)
  .makeOptionMandatory()

export const checkPaymentsCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('check-payments')
    .summary('pay at a provider’s test system, and say what holds')
    .description(
      'Pays, declines, cancels and refunds at the test system of a payment provider, with the test keys of the tenant in PAYMENT_ACCOUNTS. No order and no payment of the shop is touched.',
    )
    .addOption(providerOption)
    .addOption(tenantOption)
    .addHelpText(
      'after',
      examples('check-payments --provider stripe --tenant floga', 'check-payments --provider viva'),
    )
    .action(({ provider, tenant: given }) =>
      runForTenant(given, (context, tenant) =>
        checkPayments(context, { provider, tenant }, output),
      ),
    )
}

/** Which requirements hold, each in a line. */
async function checkPayments(
  { paymentCheck }: Pick<CommandContext, 'paymentCheck'>,
  account: { provider: AccountProviderName; tenant: string },
  output: CommandOutput,
): Promise<void> {
  const subject = paymentCheck(account, { ask: (request) => output.note(request) })
  const { lacks = [] } = subject.provider
  if (lacks.length > 0) output.note(`${account.provider} has no ${lacks.join(', no ')}.`)
  let violations = 0
  let count = 0
  for await (const { name, violation } of runProviderChecks(subject)) {
    count += 1
    if (violation === null) output.result(`holds: it ${name}`)
    else {
      violations += 1
      output.result(`does not hold: it ${name}: ${violation}`)
    }
  }
  if (violations > 0) throw new CommandError(`${violations} of ${count} requirements do not hold.`)
  output.note(
    `All ${count} requirements hold. What is left to see for yourself: that its events arrive. Pay an order in the shop, and close the page before it leads back.`,
  )
}
