import { RestockRequestDocument } from '@floga/api-client/operations'
import * as v from 'valibot'

import { createFieldRules } from '../../shell/forms/fields/field-rules.js'
import { trapField } from '../../shell/forms/honeypot-fields.js'
import { logFailure } from '../../wiring/api/log-failure.server.js'
import type { PageContext } from '../../wiring/request/page-context.server.js'
import type { RestockState } from './back-in-stock-form.js'

/**
 * Hands on the wish to be told when a variant can be had again.
 *
 * @returns What the form shows; null where there is nothing to wait for any more.
 */
export async function answerRestockRequest(
  { api, t }: PageContext,
  form: FormData,
): Promise<RestockState | null> {
  const typed = textOf(form, 'email')
  const refuse = (error: string): RestockState => ({ status: 'refused', email: typed, error })
  const email = v.safeParse(createFieldRules(t).email, typed, { abortPipeEarly: true })
  if (!email.success) return refuse(email.issues[0].message)
  if (textOf(form, trapField) !== '') return { status: 'noted' }
  try {
    const { restockRequest } = await api.mutate(RestockRequestDocument, {
      input: { variantId: textOf(form, 'variantId'), email: email.output },
    })
    if (restockRequest.status === 'CAN_BE_HAD') return null
    const [error] = restockRequest.errors
    return error ? refuse(error.message) : { status: 'noted' }
  } catch (error) {
    logFailure('a restock request was not taken', error)
    return refuse(`${t('errors.generic')}. ${t('errors.genericRetry')}.`)
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
