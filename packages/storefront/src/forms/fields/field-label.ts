import type { Translate } from '../../lib/create-storefront.js'

const addressFields = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'alternativePhone',
  'country',
  'address',
  'address2',
  'postalCode',
  'city',
  'region',
  'company',
  'floor',
  'doorbell',
  'companyName',
  'businessActivity',
  'vatNumber',
  'taxOffice',
  'notes',
] as const

/**
 * Label of a field that several forms have, by its name; undefined for others, and for fields whose
 * messages contain it.
 *
 * @param path Name of the field, which may be in a group: `billing.city`.
 */
export function fieldLabel(path: string, t: Translate): string | undefined {
  const name = path.split('.').at(-1)
  if (name === 'name') return t('contact.name')
  if (name === 'message') return t('contact.message')
  const address = addressFields.find((known) => known === name)
  return address && t(`checkout.${address}`)
}
