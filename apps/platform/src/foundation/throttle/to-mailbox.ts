/** Providers that ignore dots before the @. */
const withoutDots = new Set(['gmail.com', 'googlemail.com'])

/**
 * The mailbox of an e-mail address, for comparison only, never for sending: lower case, without a
 * plus tag, and without the dots that some providers ignore.
 */
export function toMailbox(email: string): string {
  const [, name = '', domain = ''] = /^(.*)@([^@]*)$/.exec(email.trim().toLowerCase()) ?? []
  if (domain === '') return email.trim().toLowerCase()
  const person = name.split('+')[0] || name
  if (!withoutDots.has(domain)) return `${person}@${domain}`
  return `${person.replaceAll('.', '')}@gmail.com`
}
