import {
  MemberResendConfirmationDocument,
  MemberConfirmDocument,
} from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'

import { answerForm } from '../../../forms/read-form.server.js'
import { readMemberForm } from '../member-form.server.js'
import { pageData } from '../../../request/page-data.server.js'
import type { PageResponse } from '../../../request/page-response.js'
import type { FormAnswer } from '../../../forms/form-answer.js'
import { pageContext } from '../../../request/page-context.server.js'
import { redirectRulesOf, withReturnPath } from '../../../request/session/redirect-rules.js'
import { confirmSchema, emailSchema } from './auth-schemas.js'
import { readReturnPath } from './return-path.server.js'

/** The answer to a link that was used, or is too old. */
export interface InvalidLink {
  isLinkInvalid: true
}

/**
 * Confirms a registration by the link of a mail and its password; a new member is redirected to the
 * login.
 */
export async function confirmAddress(
  args: ActionFunctionArgs,
): Promise<PageResponse<FormAnswer | InvalidLink>> {
  const page = await pageContext(args)
  const form = await readMemberForm(args, page, {
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
      return pageData({ isLinkInvalid: true }, init)
    }
    if (kind !== 'REGISTRATION') return answerForm(form.reject(errors))
  } catch (error) {
    return answerForm(form.fail('a confirmation failed', error), { status: 503 })
  }
  const rules = redirectRulesOf(page.shop)
  const login = withReturnPath(rules, page.href('/auth/login'), await readReturnPath(args))
  throw redirect(`${login}${login.includes('?') ? '&' : '?'}note=confirmed`, 303)
}

/** Sends the link again; the response is the same for every address. */
export async function confirmAgain(args: ActionFunctionArgs): Promise<PageResponse<FormAnswer>> {
  const page = await pageContext(args)
  const form = await readMemberForm(args, page, {
    id: 'confirm-again',
    schema: emailSchema(page.t),
  })
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
