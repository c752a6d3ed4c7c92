import {
  MemberResendConfirmationDocument,
  MemberConfirmDocument,
} from '@floga/api-client/operations'
import { data, redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'

import { answerForm, readForm } from '../forms/read-form.server.js'
import { logFailure } from '../wiring/api/log-failure.server.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { withReturnPath } from '../wiring/session/redirect-rules.js'
import { emailSchema } from './auth-schemas.js'
import { readReturnPath } from './return-path.server.js'

/** A link that did not work: it is invalid, or the platform is unavailable. */
export type ConfirmOutcome = 'invalid' | 'failed'

/** Redeems the link of a mail; a new member is redirected to the login. */
export async function confirmAddress(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const token = page.url.searchParams.get('token') ?? ''
  const outcome = await redeem()
  const status = { registration: 303, invalid: 400, failed: 503 }[outcome]
  if (outcome === 'registration') {
    const login = withReturnPath(page.href('/auth/login'), await readReturnPath(args))
    throw redirect(`${login}${login.includes('?') ? '&' : '?'}note=confirmed`, status)
  }
  return data({ outcome }, { status, headers: { 'Cache-Control': 'no-store' } })

  async function redeem(): Promise<ConfirmOutcome | 'registration'> {
    try {
      const { memberConfirm } = await page.api.account.mutate(MemberConfirmDocument, { token })
      return memberConfirm.kind === 'REGISTRATION' ? 'registration' : 'invalid'
    } catch (error) {
      logFailure('a confirmation failed', error)
      return 'failed'
    }
  }
}

/** Sends the link again; the response is the same for every address. */
export async function confirmAgain(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const form = await readForm(args, page, { id: 'confirm-again', schema: emailSchema(page.t) })
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const { email } = form.values
    const { memberResendConfirmation } = await page.api.account.mutate(
      MemberResendConfirmationDocument,
      {
        email,
      },
    )
    const { errors } = memberResendConfirmation
    return answerForm(errors.length > 0 ? form.reject(errors) : form.done())
  } catch (error) {
    return answerForm(form.fail('a confirmation was not sent again', error), { status: 503 })
  }
}
