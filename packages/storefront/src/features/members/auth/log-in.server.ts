import { parseTokenResponse } from '@floga/session-core'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'

import type { FormAnswer } from '../../../forms/form-answer.js'
import { answerForm } from '../../../forms/read-form.server.js'
import { readMemberForm } from '../member-form.server.js'
import type { ValidForm } from '../../../forms/read-form.server.js'
import { mergeCart } from '../../cart/server/merge-cart.server.js'
import { pageContext } from '../../../request/page-context.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { redirectRulesOf, RETURN_NAME } from '../../../request/session/redirect-rules.js'
import { deleteReturnPath, readReturnPath } from './return-path.server.js'
import { loginSchema } from './auth-schemas.js'

type Credentials = ValidForm<{ email: string; password: string }>

/** Logs in, merges the carts and redirects to the page that required the login. */
export async function logIn(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const form = await readMemberForm(args, page, {
    id: 'login',
    schema: loginSchema(page.t),
    secrets: ['password'],
  })
  if (form.status === 'answered') return answerForm(form.answer)
  const userError = await beginSession(page, form)
  if (userError) return answerForm(userError.answer, { status: userError.status })
  await mergeCart(args, page.api)
  const rules = redirectRulesOf(page.shop)
  const asked = rules.parseReturnPath(page.url.searchParams.get(RETURN_NAME))
  // Another tab may wait for a mail with a path of its own.
  if (asked !== null && asked === (await readReturnPath(args))) await deleteReturnPath(args.context)
  const to = rules.afterLogin(asked, page.url.pathname)
  throw redirect(to, 303)
}

async function beginSession(
  { api, session, t }: PageContext,
  form: Credentials,
): Promise<{ answer: FormAnswer; status: number } | null> {
  const { email: username, password } = form.values
  const say = (text: string): FormAnswer => ({
    ...form.reject([]),
    notices: [{ title: t('auth.failed'), text }],
  })
  try {
    const outcome = await api.tokens.request({ grant_type: 'password', username, password })
    if (outcome.status === 'refused') {
      if (outcome.error !== 'slow_down') {
        return { answer: say(t('auth.wrong')), status: 400 }
      }
      const minutes = Math.ceil((outcome.retryAfterSeconds ?? 60) / 60)
      return { answer: say(t('auth.throttled', { minutes })), status: 429 }
    }
    const grant = parseTokenResponse(outcome.token)
    if (!grant) throw new Error('The token endpoint gave no tokens.')
    await session.begin({ ...grant, email: username })
    return null
  } catch (error) {
    return { answer: form.fail('a login failed', error), status: 503 }
  }
}
