import { isRouteErrorResponse } from '@remix-run/react'
import type { ClientActionFunctionArgs } from '@remix-run/react'

import type { FormAnswer, SendAgain } from './form-answer.js'

/**
 * Submits a form. Without a response the page stays as it is, with the typed values, and shows
 * above the form that it can be submitted again. Every page with a `ShopForm` exports it as its
 * `clientAction`.
 *
 * @param sendAgain What the notice offers. @default 'button'
 */
export function sendForm(
  args: ClientActionFunctionArgs,
  sendAgain: SendAgain = 'button',
): Promise<unknown> {
  return sendKeepingPage<FormAnswer>(args, (sent) => ({
    formId: String(sent.get('form')),
    result: null,
    // Without a text: its page knows the language.
    notices: [{ sendAgain }],
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
  toAnswer: (sent: FormData) => Answer,
): Promise<unknown> {
  const sent = await request.clone().formData()
  try {
    return await serverAction()
  } catch (thrown) {
    if (!isOutage(thrown)) throw thrown
    // With this status no loader of the page revalidates. Remix takes the status only from a
    // response.
    return Response.json(toAnswer(sent), { status: 503 })
  }
}

/**
 * Whether the request had no response, or one of an unavailable server; every other response is
 * valid.
 */
function isOutage(thrown: unknown): boolean {
  if (thrown instanceof Response) return false
  return !isRouteErrorResponse(thrown) || thrown.status >= 500
}
