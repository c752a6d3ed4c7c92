import { text } from 'node:stream/consumers'
import { createMember } from '../domains/auth/create-member.js'
import type { CommandContext } from './command-context.js'
import { CommandError } from './command-context.js'
import { findTenant } from './find-tenant.js'
import type { CommandOutput } from './print-report.js'

export interface CreateMemberCommandOptions {
  tenant: string
  email: string
  name: string | null
  locale: string
}

export interface CreateMemberStreams {
  /** The password, in one line: it must not stand in the shell's history or the list of processes. */
  input: NodeJS.ReadableStream
  output: CommandOutput
}

/** Creates a member. */
export async function createMemberCommand(
  context: CommandContext,
  options: CreateMemberCommandOptions,
  streams: CreateMemberStreams,
): Promise<void> {
  const { tenant, email, name, locale } = options
  const { locales } = await findTenant(context.database, tenant)
  if (!locales.includes(locale)) {
    throw new CommandError(`${tenant} has the languages ${locales.join(', ')}, not "${locale}".`)
  }
  streams.output.note('Password, then Enter and Ctrl-D:')
  const password = (await text(streams.input)).replace(/\r?\n$/, '')
  const outcome = await createMember(context.database, tenant, { email, password, name, locale })
  if (outcome.status === 'refused') throw new CommandError(reasons[outcome.reason])
  streams.output.result(`Member ${outcome.id} can log in to ${tenant}.`)
}

const reasons = {
  'email-invalid': 'This is no e-mail address.',
  'email-taken': 'A member has this e-mail address already.',
  'password-length': 'A password has 8 to 128 characters.',
  'password-common': 'This password is among the first that anybody would try.',
}
