import { createFieldRules } from '../../forms/fields/field-rules.js'
import type { Translate } from '../../lib/create-storefront.js'

/** Kinds of requests on the page of a new request; each has a message `request.kind…`. */
export const requestKinds = ['QUESTION', 'RETURN', 'AVAILABILITY'] as const

/** The form that opens a request. */
export function requestSchema(t: Translate) {
  const rules = createFieldRules(t)
  const { message, ...person } = rules.customerRequest
  return rules.form({
    kind: rules.choice(requestKinds),
    ...person,
    ...rules.customerRequestSubject,
    message,
  })
}

const ownFields = ['kind', 'orderNumber', 'product'] as const

/** Label of a field that other forms do not have. */
export function requestLabel(name: string, t: Translate): string | undefined {
  const known = ownFields.find((field) => field === name)
  return known && t(`request.${known}`)
}

/** The box under a thread. */
export function replySchema(t: Translate) {
  const rules = createFieldRules(t)
  return rules.form({ message: rules.message })
}

/** Initial values from a link to the form: `?kind=return&order=12345678&product=RG-30`. */
export function initialValues(query: URLSearchParams): Record<string, string> {
  const kind = query.get('kind')?.toUpperCase()
  return {
    kind: requestKinds.find((known) => known === kind) ?? requestKinds[0],
    orderNumber: query.get('order')?.slice(0, 20) ?? '',
    product: query.get('product')?.slice(0, 200) ?? '',
  }
}
