import { CardDeleteDocument } from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'

import { answerForm } from '../shell/forms/read-form.server.js'
import { isUnauthorized, toLogin } from '../wiring/api/create-shop-api.server.js'
import { logFailure } from '../wiring/api/log-failure.server.js'
import type { PageContext } from '../wiring/request/page-context.server.js'

/** Forgets a saved card; one that is gone already is gone. */
export async function removeCard(page: PageContext, id: string) {
  try {
    await page.api.account.mutate(CardDeleteDocument, { id })
  } catch (error) {
    if (isUnauthorized(error)) throw toLogin(page.url.pathname)
    logFailure('a saved card was not removed', error)
    const notices = [{ title: page.t('errors.generic'), text: page.t('errors.genericRetry') }]
    return answerForm(
      { formId: 'card-remove', result: null, notices, isDone: false, timestamp: null },
      { status: 503 },
    )
  }
  throw redirect(`${page.href('/account')}#cards`, 303)
}
