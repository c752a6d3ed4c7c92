import { listRequests } from '../../domains/customer-requests/read-customer-request.js'
import type { RequestStatus } from '../../domains/customer-requests/customer-request-record.js'
import type { CommandContext } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'

export interface ListRequestsOptions {
  tenant: string
  status: RequestStatus
}

const limit = 200

/** Prints requests, the longest waiting first: reference, moment, kind, language, name and what it is about. */
export async function listRequestsCommand(
  { database }: CommandContext,
  { tenant, status }: ListRequestsOptions,
  output: CommandOutput,
): Promise<void> {
  await findTenant(database, tenant)
  const requests = await database.read(tenant, (sql) => listRequests(sql, { status, limit }))
  for (const { reference, createdAt, kind, locale, name, orderNumber, product } of requests) {
    const about = [orderNumber && `order ${orderNumber}`, product].filter(Boolean).join(', ')
    output.result(
      [reference, createdAt.toISOString(), kind, locale, name, about].join('\t').trimEnd(),
    )
  }
  output.note(`${requests.length} ${status.toLowerCase()}.`)
}
