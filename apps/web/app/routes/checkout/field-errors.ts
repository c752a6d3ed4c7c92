import type { SubmissionResult } from '@conform-to/react'

const address = [
  'country',
  'region',
  'address',
  'address2',
  'postalCode',
  'city',
  'company',
  'floor',
  'doorbell',
]

/** Fields as they stand on the page, from top to bottom. */
const order = [
  'email',
  'firstName',
  'lastName',
  'phone',
  'alternativePhone',
  ...address.map((name) => `billing.${name}`),
  ...address.map((name) => `shipping.${name}`),
  'shippingMethodId',
  'notes',
  'paymentMethodId',
  ...['companyName', 'businessActivity', 'vatNumber', 'taxOffice'].map((name) => `invoice.${name}`),
  'terms',
]

/** The first message of each field by its name, which is its id as well, from top to bottom. */
export function fieldErrors(
  result: SubmissionResult<string[]> | null | undefined,
): Record<string, string> {
  const found = Object.entries(result?.error ?? {}).flatMap(([name, messages]) =>
    name && messages?.[0] ? [[name, messages[0]] as const] : [],
  )
  return Object.fromEntries(found.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)))
}
