import { createLink } from '../../domains/auth/member-links.js'
import type { LinkPurpose } from '../../domains/auth/member-links.js'
import type { EmailPayload } from '../../domains/auth/account-call.js'
import { findMemberByEmail, findMemberById } from '../../domains/auth/member.js'
import type { Member } from '../../domains/auth/member.js'
import type { Database } from '../../foundation/database/database.js'
import { renderAccountMail } from './account-mail.js'
import type { AccountMailKind } from './account-mail-words.js'
import type { MailTransport } from '../../foundation/mail/mail-transport.js'
import type { OutboxEntry } from '../../foundation/mail/outbox.js'
import type { TenantRegistry } from '../../foundation/tenants/tenant-registry.js'

export interface AccountMailsOptions {
  database: Database
  tenants: TenantRegistry
  transport: MailTransport
  /** Where the shop is reached, without a trailing slash. */
  shopUrl: string
  /** @default () => new Date() */
  clock?: () => Date
}

interface Recipient {
  email: string
  locale: string
  firstName: string | null
  link?: { memberId: string; purpose: LinkPurpose }
}

type Deliver = (entry: OutboxEntry) => Promise<void>

/**
 * Delivers outbox entries about accounts, by their kind. Whether there is a member to write to is looked up here and not
 * in the request, so that the request takes equally long for everybody.
 */
export function createAccountMails(options: AccountMailsOptions): Record<string, Deliver> {
  const { database } = options
  const clock = options.clock ?? (() => new Date())
  const byId = (entry: OutboxEntry) =>
    database.read(entry.tenant, (sql) =>
      findMemberById(sql, (entry.payload as { memberId: string }).memberId),
    )
  const byEmail = (entry: OutboxEntry) =>
    database.read(entry.tenant, (sql) =>
      findMemberByEmail(sql, (entry.payload as EmailPayload).email),
    )
  const send = (entry: OutboxEntry, kind: AccountMailKind, to: Recipient) =>
    sendMail(options, entry, kind, to, clock())

  return {
    'account-registered': async (entry) => {
      const member = await byId(entry)
      if (member && !member.confirmedAt)
        await send(entry, 'confirm', linked(member, 'REGISTRATION'))
    },
    'account-confirm-again': async (entry) => {
      const member = await byEmail(entry)
      if (member && !member.confirmedAt)
        await send(entry, 'confirm', linked(member, 'REGISTRATION'))
    },
    'account-known': async (entry) => {
      const member = await byEmail(entry)
      if (member) await send(entry, 'known', linked(member, 'PASSWORD'))
    },
    'account-password-forgot': async (entry) => {
      const member = await byEmail(entry)
      if (member) await send(entry, 'reset', linked(member, 'PASSWORD'))
    },
    'account-password-changed': async (entry) => {
      const member = await byId(entry)
      if (member) await send(entry, 'passwordChanged', member)
    },
    'account-email-asked': async (entry) => {
      const member = await byId(entry)
      if (!member?.pendingEmail) return
      const email = member.pendingEmail
      const holder = await database.read(entry.tenant, (sql) => findMemberByEmail(sql, email))
      if (holder?.confirmedAt) return send(entry, 'known', linked(holder, 'PASSWORD'))
      await send(entry, 'confirmEmail', { ...linked(member, 'EMAIL'), email })
    },
    'account-email-notice': async (entry) => {
      const member = await byId(entry)
      if (member) await send(entry, 'emailNotice', member)
    },
    'account-deleted': async (entry) => {
      const { email, locale } = entry.payload as EmailPayload
      await send(entry, 'deleted', { email, locale, firstName: null })
    },
  }
}

function linked(member: Member, purpose: LinkPurpose): Recipient {
  const { id: memberId, email, locale, firstName } = member
  return { email, locale, firstName, link: { memberId, purpose } }
}

const linkPaths: Record<LinkPurpose, string> = {
  REGISTRATION: '/auth/confirm',
  EMAIL: '/auth/confirm',
  PASSWORD: '/auth/reset-password',
}

async function sendMail(
  { database, tenants, transport, shopUrl }: AccountMailsOptions,
  entry: OutboxEntry,
  kind: AccountMailKind,
  to: Recipient,
  now: Date,
): Promise<void> {
  const settings = await tenants.find(entry.tenant)
  if (!settings) throw new Error('The tenant of an outbox entry is missing.')
  const { email, locale, firstName, link } = to
  const prefix = locale === settings.defaultLocale ? '' : `/${locale}`
  const token =
    link && (await database.write(entry.tenant, (sql) => createLink(sql, { ...link, email }, now)))
  const contact = settings.contact[locale] ?? settings.contact[settings.defaultLocale]
  await transport.send({
    id: `${entry.kind}-${entry.id}`,
    from: { name: settings.name, address: contact?.email ?? 'shop@localhost' },
    to: { name: '', address: email },
    ...renderAccountMail({
      kind,
      locale,
      shopName: settings.name,
      firstName,
      actionUrl: link ? `${shopUrl}${prefix}${linkPaths[link.purpose]}?token=${token}` : null,
    }),
  })
}
