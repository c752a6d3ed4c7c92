import type { Translate } from '../../wiring/i18n/create-language.js'

const named = [
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

/** What a field of the checkout is called; undefined for those whose messages say it. */
export function fieldLabel(path: string, t: Translate): string | undefined {
  const name = named.find((known) => known === path.split('.').at(-1))
  return name && t(`checkout.${name}`)
}
