import { text as readText } from 'node:stream/consumers'
import { changeCustomerRequest } from '../../domains/customer-requests/change-customer-request.js'
import { readCustomerRequestByReference } from '../../domains/customer-requests/read-customer-request.js'
import type { CommandContext } from '../command-context.js'
import { CommandError } from '../command-context.js'
import { findTenant } from '../find-tenant.js'
import type { CommandOutput } from '../print-report.js'

export interface AnswerCustomerRequestOptions {
  tenant: string
  /** As it stands in the mail. */
  reference: string
  /** More is to be done: the answer does not resolve it. */
  staysPending: boolean
  /** Shows what would be sent and changes nothing. */
  isDryRun: boolean
}

/** Answers a request in the name of the shop: its sender gets a mail, and the request is resolved unless it stays pending. */
export async function answerCustomerRequestCommand(
  { database, ports }: CommandContext,
  { tenant, reference, staysPending, isDryRun }: AnswerCustomerRequestOptions,
  streams: { input: NodeJS.ReadableStream; output: CommandOutput },
): Promise<void> {
  await findTenant(database, tenant)
  const request = await database.read(tenant, (sql) =>
    readCustomerRequestByReference(sql, reference),
  )
  if (!request) throw new CommandError(`${tenant} has no request ${reference}.`)
  streams.output.note(`Answer to ${request.name} in ${request.locale}, then Ctrl-D:`)
  const text = (await readText(streams.input)).trim()
  if (text === '') throw new CommandError('The answer is empty.')
  if (text.length > 5_000) throw new CommandError('An answer has 5000 characters at most.')
  if (isDryRun) {
    streams.output.result(`Would answer ${reference} (${request.status}):\n${text}`)
    return
  }
  const change = { id: request.id, author: 'staff', text, staysPending, now: new Date() } as const
  await database.write(tenant, (sql) =>
    changeCustomerRequest(sql, change, ports.notifyOfCustomerRequest),
  )
  streams.output.result(
    `Request ${reference} is answered and ${staysPending ? 'stays pending' : 'resolved'}.`,
  )
}
