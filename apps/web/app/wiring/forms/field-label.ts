import type { Translate } from '../i18n/create-language.js'

const checkoutFields = [
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

/** Label of a checkout field by its name; undefined for fields whose messages contain it. */
export function fieldLabel(path: string, t: Translate): string | undefined {
  const name = checkoutFields.find((known) => known === path.split('.').at(-1))
  return name && t(`checkout.${name}`)
}
