import { isRouteErrorResponse } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'

import { languageOf } from '../../wiring/i18n/load-language.js'
import { locales } from '../../wiring/i18n/locales.js'
import type { Translate } from '../../wiring/i18n/create-language.js'
import type { FormAnswer, FormNotice } from './form-answer.js'

/**
 * Sends a form. Where no answer comes its page stays as it is, with what was typed, and says above the form that it can be
 * sent again. Every page with a `ShopForm` exports it as its `clientAction`.
 *
 * @param toNotice What is said then. @default that what was typed is kept
 */
export function sendForm(
  args: ClientActionFunctionArgs,
  toNotice: (t: Translate) => FormNotice = keptNotice,
): Promise<unknown> {
  return sendKeepingPage<FormAnswer>(args, (sent, t) => ({
    formId: String(sent.get('form')),
    result: null,
    notices: [toNotice(t)],
    isDone: false,
    timestamp: null,
  }))
}

/** Sends a post, and gives an answer of the page's own where none comes: nothing of the page is loaded anew then. */
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
    // With this status nothing of the page is asked for again. Remix takes it from a response alone.
    return Response.json(toAnswer(sent, t), { status: 503 })
  }
}

function keptNotice(t: Translate): FormNotice {
  return { title: t('form.unsentTitle'), text: t('form.unsentText'), sendAgain: 'button' }
}

/** Whether nobody answered, or somebody who could not; every other answer is one. */
function isOutage(thrown: unknown): boolean {
  if (thrown instanceof Response) return false
  return !isRouteErrorResponse(thrown) || thrown.status >= 500
}
