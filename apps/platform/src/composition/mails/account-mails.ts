import type { EmailPayload } from '../../domains/auth/account-call.js'
import type { Transaction } from '../../foundation/database/database.js'
import { createLink } from '../../domains/auth/member-links.js'
import type { LinkPurpose } from '../../domains/auth/member-links.js'
import { findMemberByEmail, findMemberById } from '../../domains/auth/member.js'
import type { Member } from '../../domains/auth/member.js'
import {
  createRegistrationLink,
  findRegistration,
  readRegistrations,
} from '../../domains/auth/registration.js'
import type { Registration, RegistrationLinkPurpose } from '../../domains/auth/registration.js'
import { messagesIn } from '../../foundation/messages/messages.js'
import { greet } from './greet.js'
import { shopUrlIn } from './mail-draft.js'
import type { MailDraft, MailScope, WriteMail } from './mail-draft.js'

/**
 * E-mails about accounts. The member is looked up here and not in the request, so that the
 * request's duration does not depend on the account.
 */
export const accountMails: Record<string, WriteMail> = {
  'account-registration': (payload, scope) =>
    writeConfirmation((payload as { registrationId: string }).registrationId, scope),
  // Of the previous deployment: the migration has copied its unconfirmed members under their ids.
  'account-registered': (payload, scope) =>
    writeConfirmation((payload as { memberId: string }).memberId, scope),
  'account-confirm-again': async (payload, scope) => {
    const [registration, other] = await registrationsOf(payload, scope)
    if (!registration) return undefined
    // Any of them may be a stranger's: the owner of the mailbox chooses a password.
    if (other) return writeMail('reset', linkedTo(registration, 'PASSWORD'), scope)
    return writeMail('confirm', linkedTo(registration, 'REGISTRATION'), scope)
  },
  'account-known': async (payload, scope) => {
    const member = await memberByEmail(payload, scope)
    return member && writeMail('known', linked(member, 'PASSWORD'), scope)
  },
  'account-password-forgot': async (payload, scope) => {
    const member = await memberByEmail(payload, scope)
    if (member) return writeMail('reset', linked(member, 'PASSWORD'), scope)
    const [registration] = await registrationsOf(payload, scope)
    return registration && writeMail('reset', linkedTo(registration, 'PASSWORD'), scope)
  },
  'account-password-changed': async (payload, scope) => {
    const member = await memberById(payload, scope)
    return member && writeMail('passwordChanged', member, scope)
  },
  'account-email-asked': async (payload, scope) => {
    const member = await memberById(payload, scope)
    if (!member?.pendingEmail) return undefined
    const email = member.pendingEmail
    const holder = await memberByEmail({ email }, scope)
    if (holder) return writeMail('known', linked(holder, 'PASSWORD'), scope)
    return writeMail('confirmEmail', { ...linked(member, 'EMAIL'), email }, scope)
  },
  'account-email-notice': async (payload, scope) => {
    const member = await memberById(payload, scope)
    return member && writeMail('emailNotice', member, scope)
  },
  'account-deleted': (payload, scope) => {
    const { email, locale } = payload as EmailPayload
    return writeMail('deleted', { email, locale, firstName: null }, scope)
  },
}

async function writeConfirmation(
  registrationId: string,
  scope: MailScope,
): Promise<MailDraft | undefined> {
  const registration = await scope.database.read(scope.tenant, (sql) =>
    findRegistration(sql, registrationId),
  )
  return registration && writeMail('confirm', linkedTo(registration, 'REGISTRATION'), scope)
}

interface Recipient {
  email: string
  locale: string
  firstName: string | null
  link?: { purpose: LinkPurpose; create: CreateToken }
}

type CreateToken = (sql: Transaction, email: string, now: Date) => Promise<string>

function memberById(payload: unknown, { database, tenant }: MailScope) {
  const { memberId } = payload as { memberId: string }
  return database.read(tenant, (sql) => findMemberById(sql, memberId))
}

function memberByEmail(payload: unknown, { database, tenant }: MailScope) {
  const { email } = payload as Pick<EmailPayload, 'email'>
  return database.read(tenant, (sql) => findMemberByEmail(sql, email))
}

function registrationsOf(payload: unknown, { database, tenant }: MailScope) {
  const { email } = payload as Pick<EmailPayload, 'email'>
  return database.read(tenant, (sql) => readRegistrations(sql, email))
}

function linked({ id: memberId, email, locale, firstName }: Member, purpose: LinkPurpose) {
  const create: CreateToken = (sql, to, now) =>
    createLink(sql, { memberId, purpose, email: to }, now)
  return { email, locale, firstName, link: { purpose, create } }
}

function linkedTo(registration: Registration, purpose: RegistrationLinkPurpose): Recipient {
  const { id: registrationId, email, locale } = registration
  const create: CreateToken = (sql, _to, now) =>
    createRegistrationLink(sql, { registrationId, purpose }, now)
  return { email, locale, firstName: registration.firstName, link: { purpose, create } }
}

const linkPaths: Record<LinkPurpose, string> = {
  REGISTRATION: '/auth/confirm',
  // A page for members: a new address is confirmed by its member alone.
  EMAIL: '/account/confirm-email',
  PASSWORD: '/auth/reset-password',
}

/** Which mail about an account; those of `actions` have a button. */
type AccountMailKind = keyof typeof actions | 'passwordChanged' | 'emailNotice' | 'deleted'

const actions = {
  confirm: 'accountMail.confirm.action',
  known: 'accountMail.known.action',
  reset: 'accountMail.reset.action',
  confirmEmail: 'accountMail.confirmEmail.action',
} as const

async function writeMail(
  kind: AccountMailKind,
  { email, locale, firstName, link }: Recipient,
  scope: MailScope,
): Promise<MailDraft> {
  const messages = messagesIn(locale, scope.settings)
  const { say } = messages
  const action = kind in actions ? actions[kind as keyof typeof actions] : undefined
  return {
    locale,
    to: { name: '', address: email },
    content: {
      title: say(`accountMail.${kind}.subject`),
      blocks: [greet(firstName, messages), say(`accountMail.${kind}.news`)],
      ...(link && action
        ? { action: { label: say(action), url: await linkUrl(link, { email, locale }, scope) } }
        : {}),
      footnotes: say(`accountMail.${kind}.notes`).split('\n'),
    },
  }
}

async function linkUrl(
  link: NonNullable<Recipient['link']>,
  { email, locale }: { email: string; locale: string },
  scope: MailScope,
): Promise<string> {
  const token = await scope.database.write(scope.tenant, (sql) =>
    link.create(sql, email, scope.now),
  )
  return `${shopUrlIn(locale, scope)}${linkPaths[link.purpose]}?token=${token}`
}
