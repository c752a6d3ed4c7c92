import { listCustomerRequests } from '../../domains/customer-requests/read-customer-request.js'
import type { CustomerRequestStatus } from '../../domains/customer-requests/customer-request-record.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'

export interface ListCustomerRequestsOptions {
  tenant: string
  status: CustomerRequestStatus
}

const limit = 200

/** Prints requests, the longest waiting first: reference, moment, kind, language, name and what it is about. */
export async function listCustomerRequestsCommand(
  { database }: CommandContext,
  { tenant, status }: ListCustomerRequestsOptions,
  output: CommandOutput,
): Promise<void> {
  await findTenant(database, tenant)
  const requests = await database.read(tenant, (sql) =>
    listCustomerRequests(sql, { status, limit }),
  )
  for (const { reference, createdAt, kind, locale, name, orderNumber, product } of requests) {
    const about = [orderNumber && `order ${orderNumber}`, product].filter(Boolean).join(', ')
    output.result(
      [reference, createdAt.toISOString(), kind, locale, name, about].join('\t').trimEnd(),
    )
  }
  output.note(`${requests.length} ${status.toLowerCase()}.`)
}
