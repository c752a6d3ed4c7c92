import { addOrderNote } from '../../domains/orders/staff/order-notes.js'
import { changeOrDryRun } from '../change-or-dry-run.js'
import { CommandError } from '../command-context.js'
import { dryRunOption, examples, tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'
import { findTenant } from '../tenants/find-tenant.js'
import { lockOrderByNumber } from './order-by-number.js'

const longestNote = 2_000

export const noteOrderCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('note-order')
    .summary('add a note about an order, for staff')
    .description('Adds a note that show-order prints; the customer does not see it.')
    .argument('<number>', 'number of the order')
    .argument('<text>')
    .addOption(tenantOption)
    .addOption(dryRunOption)
    .addHelpText('after', examples('note-order 10000001 "Call before delivery."'))
    .action((number, typed, { tenant: given, dryRun: isDryRun = false }) =>
      runForTenant(given, async ({ database }, tenant) => {
        await findTenant(database, tenant)
        const text = typed.trim()
        if (text === '' || text.length > longestNote) {
          throw new CommandError(`A note has 1 to ${longestNote} characters.`)
        }
        await changeOrDryRun(database, { tenant, isDryRun }, async (sql) => {
          const { id } = await lockOrderByNumber(sql, number)
          await addOrderNote(sql, id, { at: new Date(), author: 'staff', text })
        })
        output.result(`${isDryRun ? 'Would note' : 'Noted'} about order ${number}: ${text}`)
      }),
    )
}
