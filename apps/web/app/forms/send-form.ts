import { isRouteErrorResponse } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'

import { languageOf } from '../wiring/i18n/load-language.js'
import { locales } from '../wiring/i18n/locales.js'
import type { Translate } from '../wiring/i18n/create-language.js'
import type { FormAnswer, FormNotice } from './form-answer.js'

/**
 * Submits a form. Without a response the page stays as it is, with the typed values, and shows
 * above the form that it can be submitted again. Every page with a `ShopForm` exports it as its
 * `clientAction`.
 *
 * @param toNotice Creates the notice. @default that the typed values are preserved
 */
export function sendForm(
  args: ClientActionFunctionArgs,
  toNotice: (t: Translate) => FormNotice = draftNotice,
): Promise<unknown> {
  return sendKeepingPage<FormAnswer>(args, (sent, t) => ({
    formId: String(sent.get('form')),
    result: null,
    notices: [toNotice(t)],
    isDone: false,
    timestamp: null,
  }))
}

/**
 * Submits a post, and returns a response of the page's own when there is none: loaders do not run
 * then.
 */
export async function sendKeepingPage<Answer>(
  { request, serverAction }: ClientActionFunctionArgs,
  toAnswer: (sent: FormData, t: Translate) => Answer,
): Promise<unknown> {
  const sent = await request.clone().formData()
  try {
    return await serverAction()
  } catch (thrown) {
    if (!isOutage(thrown)) throw thrown
    const { t } = languageOf(locales.parsePath(window.location.pathname).locale)
    // With this status no loader of the page revalidates. Remix takes the status only from a
    // response.
    return Response.json(toAnswer(sent, t), { status: 503 })
  }
}

function draftNotice(t: Translate): FormNotice {
  return { title: t('form.unsentTitle'), text: t('form.unsentText'), sendAgain: 'button' }
}

/**
 * Whether the request had no response, or one of an unavailable server; every other response is
 * valid.
 */
function isOutage(thrown: unknown): boolean {
  if (thrown instanceof Response) return false
  return !isRouteErrorResponse(thrown) || thrown.status >= 500
}
