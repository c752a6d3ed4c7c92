import {
  MemberResendConfirmationDocument,
  MemberConfirmDocument,
} from '@floga/api-client/operations'
import { data, redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'

import { answerForm, readForm } from '../wiring/forms/read-form.server.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { withReturnPath } from '../wiring/session/redirect-rules.js'
import { confirmSchema, emailSchema } from './auth-schemas.js'
import { readReturnPath } from './return-path.server.js'

/**
 * Confirms a registration by the link of a mail and its password; a new member is redirected to the
 * login.
 */
export async function confirmAddress(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const form = await readForm(args, page, {
    id: 'confirm',
    schema: confirmSchema(page.t),
    secrets: ['password'],
  })
  if (form.status === 'answered') return answerForm(form.answer)
  const token = page.url.searchParams.get('token') ?? ''
  try {
    const { password } = form.values
    const { memberConfirm } = await page.api.account.mutate(MemberConfirmDocument, {
      token,
      password,
    })
    const { kind, errors } = memberConfirm
    // The link of a new address has a page of its own.
    if (kind === 'EMAIL' || errors.some(({ code }) => code === 'LINK_INVALID')) {
      const init = { status: 400, headers: { 'Cache-Control': 'no-store' } }
      return data({ isLinkInvalid: true as const }, init)
    }
    if (kind !== 'REGISTRATION') return answerForm(form.reject(errors))
  } catch (error) {
    return answerForm(form.fail('a confirmation failed', error), { status: 503 })
  }
  const login = withReturnPath(page.href('/auth/login'), await readReturnPath(args))
  throw redirect(`${login}${login.includes('?') ? '&' : '?'}note=confirmed`, 303)
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
