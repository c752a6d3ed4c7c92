import { readablePhone } from '../../components/contact/readable-phone.js'
import type { OrderData } from '../../request/api/api-types.js'

type Contact = Pick<OrderData['contact'], 'firstName' | 'lastName' | 'phone' | 'alternativePhone'>

/** Name, phone numbers and e-mail address of an order's customer. */
export function contactText({ contact, email }: { contact: Contact; email: string }): string {
  const phones = [contact.phone, contact.alternativePhone ?? ''].filter(Boolean)
  return [`${contact.firstName} ${contact.lastName}`, ...phones.map(readablePhone), email].join(
    ', ',
  )
}
