import { listCustomerRequests } from '../../domains/customer-requests/read-customer-request.js'
import type { CustomerRequestStatus } from '../../domains/customer-requests/customer-request-record.js'
import type { CommandContext } from '../command-context.js'
import { staffTime, toCell } from '../staff-texts.js'
import { findTenant } from '../tenants/find-tenant.js'
import type { CommandOutput } from '../print-report.js'
import { tenantOption } from '../program/command-options.js'
import type { AddCommand } from '../program/command-runner.js'

export interface ListCustomerRequestsOptions {
  tenant: string
  status: CustomerRequestStatus
}

const limit = 200

export const listCustomerRequestsCommand: AddCommand = (program, { output, runForTenant }) => {
  program
    .command('list-requests')
    .summary('list requests of customers')
    .description(
      'Lists pending requests, the oldest first: reference, time, kind, language, name and subject.',
    )
    .option('--resolved', 'list those that are resolved')
    .addOption(tenantOption)
    .action(({ tenant: given, resolved }) =>
      runForTenant(given, (context, tenant) =>
        printCustomerRequests(
          context,
          { tenant, status: resolved ? 'RESOLVED' : 'PENDING' },
          output,
        ),
      ),
    )
}

/** Prints requests, the longest waiting first: reference, date, kind, locale, name and subject. */
async function printCustomerRequests(
  { database }: CommandContext,
  { tenant, status }: ListCustomerRequestsOptions,
  output: CommandOutput,
): Promise<void> {
  const { timeZone } = await findTenant(database, tenant)
  const requests = await database.read(tenant, (sql) =>
    listCustomerRequests(sql, { status, limit }),
  )
  for (const { reference, createdAt, kind, locale, name, orderNumber, product } of requests) {
    const about = [orderNumber && `order ${orderNumber}`, product].filter(Boolean).join(', ')
    output.result(
      [reference, staffTime(createdAt, timeZone), kind, locale, toCell(name), toCell(about)]
        .join('\t')
        .trimEnd(),
    )
  }
  output.note(`${requests.length} ${status.toLowerCase()}.`)
}
