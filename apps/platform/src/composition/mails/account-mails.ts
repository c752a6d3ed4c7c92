import type { EmailPayload } from '../../domains/auth/account-call.js'
import { createLink } from '../../domains/auth/member-links.js'
import type { LinkPurpose } from '../../domains/auth/member-links.js'
import { findMemberByEmail, findMemberById } from '../../domains/auth/member.js'
import type { Member } from '../../domains/auth/member.js'
import { wordsIn } from '../../foundation/words/words.js'
import type { Words } from '../../foundation/words/words.js'
import { shopUrlIn } from './mail-draft.js'
import type { MailDraft, MailScope, WriteMail } from './mail-draft.js'

/**
 * Mails about accounts. Whether there is a member to write to is looked up here and not in the request, so that the request
 * takes equally long for everybody.
 */
export const accountMails: Record<string, WriteMail> = {
  'account-registered': async (payload, scope) => {
    const member = await memberById(payload, scope)
    if (!member || member.confirmedAt) return undefined
    return writeMail('confirm', linked(member, 'REGISTRATION'), scope)
  },
  'account-confirm-again': async (payload, scope) => {
    const member = await memberByEmail(payload, scope)
    if (!member || member.confirmedAt) return undefined
    return writeMail('confirm', linked(member, 'REGISTRATION'), scope)
  },
  'account-known': async (payload, scope) => {
    const member = await memberByEmail(payload, scope)
    return member && writeMail('known', linked(member, 'PASSWORD'), scope)
  },
  'account-password-forgot': async (payload, scope) => {
    const member = await memberByEmail(payload, scope)
    return member && writeMail('reset', linked(member, 'PASSWORD'), scope)
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
    if (holder?.confirmedAt) return writeMail('known', linked(holder, 'PASSWORD'), scope)
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

interface Recipient {
  email: string
  locale: string
  firstName: string | null
  link?: { memberId: string; purpose: LinkPurpose }
}

function memberById(payload: unknown, { database, tenant }: MailScope) {
  const { memberId } = payload as { memberId: string }
  return database.read(tenant, (sql) => findMemberById(sql, memberId))
}

function memberByEmail(payload: unknown, { database, tenant }: MailScope) {
  const { email } = payload as Pick<EmailPayload, 'email'>
  return database.read(tenant, (sql) => findMemberByEmail(sql, email))
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
  const words = wordsIn(locale, scope.settings)
  const { say } = words
  const action = kind in actions ? actions[kind as keyof typeof actions] : undefined
  return {
    locale,
    to: { name: '', address: email },
    content: {
      title: say(`accountMail.${kind}.subject`),
      blocks: [greeting(firstName, words), say(`accountMail.${kind}.news`)],
      ...(link && action
        ? { action: { label: say(action), url: await linkUrl({ ...link, email }, locale, scope) } }
        : {}),
      footnotes: say(`accountMail.${kind}.notes`).split('\n'),
    },
  }
}

async function linkUrl(
  link: { memberId: string; purpose: LinkPurpose; email: string },
  locale: string,
  scope: MailScope,
): Promise<string> {
  const token = await scope.database.write(scope.tenant, (sql) => createLink(sql, link, scope.now))
  return `${shopUrlIn(locale, scope)}${linkPaths[link.purpose]}?token=${token}`
}

function greeting(name: string | null, { say }: Words): string {
  return name === null ? say('accountMail.greeting') : say('accountMail.greetingByName', { name })
}
