import { BackInStockRequestDocument } from '@floga/api-client/operations'
import * as v from 'valibot'

import { createFieldRules } from '../../forms/fields/field-rules.js'
import { honeypotField } from '../../forms/field-names.js'
import { logFailure } from '../../request/api/log-failure.server.js'
import type { PageContext } from '../../request/page-context.server.js'
import type { BackInStockState } from './back-in-stock-form.js'

/**
 * Sends the request for a mail once a variant is back in stock.
 *
 * @returns The form's state and the HTTP status; null when the product is available again.
 */
export async function answerBackInStockRequest(
  { api, t }: Pick<PageContext, 'api' | 't'>,
  form: FormData,
): Promise<{ status: 200 | 400 | 503; state: BackInStockState } | null> {
  const typed = textOf(form, 'email')
  const refuse = (error: string, status: 400 | 503 = 400) => ({
    status,
    state: { status: 'refused', email: typed, error } as const,
  })
  const noted = { status: 200, state: { status: 'noted' } } as const
  const email = v.safeParse(createFieldRules(t).email, typed, { abortPipeEarly: true })
  if (!email.success) return refuse(email.issues[0].message)
  if (textOf(form, honeypotField) !== '') return noted
  try {
    const { backInStockRequest } = await api.mutate(BackInStockRequestDocument, {
      input: { variantId: textOf(form, 'variantId'), email: email.output },
    })
    if (backInStockRequest.status === 'CAN_BE_HAD') return null
    const [error] = backInStockRequest.errors
    return error ? refuse(error.message) : noted
  } catch (error) {
    logFailure('a back-in-stock request failed', error)
    return refuse(`${t('errors.generic')}. ${t('errors.genericRetry')}.`, 503)
  }
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
