import { WithdrawalConfirmDocument, WithdrawalDocument } from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../forms/form-page.js'
import { loadFormPage } from '../../forms/load-form-page.server.js'
import { answerForm, readForm } from '../../forms/read-form.server.js'
import type { FormPageResponse } from '../../forms/load-form-page.server.js'
import type { PageResponse } from '../../request/page-response.js'
import type { FormAnswer } from '../../forms/form-answer.js'
import type { WithdrawalData } from './withdrawal-unavailable.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import type { PageContext } from '../../request/page-context.server.js'
import { notFound } from '../../request/api/responses.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { WithdrawalForm } from './withdrawal-form.js'
import { WithdrawalUnavailable } from './withdrawal-unavailable.js'
import { chosenItems, withdrawalSchema } from './withdrawal-schema.js'

export { loaderHeaders as headers } from '../../request/loader-headers.js'
export { meta } from '../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['order', 'forms'], access: 'everyone' }

export async function loader(
  args: LoaderFunctionArgs,
): Promise<FormPageResponse<{ withdrawal: WithdrawalData }>> {
  const page = await pageContext(args)
  const withdrawal = await findWithdrawal(args, page)
  return loadFormPage(args, page, {
    title: page.t('withdraw.title'),
    description: page.t('withdraw.intro'),
    path: `/withdraw/${withdrawal.orderId}`,
    content: { withdrawal },
  })
}

export async function action(args: ActionFunctionArgs): Promise<PageResponse<FormAnswer>> {
  const page = await pageContext(args)
  const { orderId, items } = await findWithdrawal(args, page)
  const schema = withdrawalSchema(page.t, items)
  const form = await readForm(args, page, {
    id: 'withdrawal',
    schema,
    labelOf: (name) => (name === 'reason' ? page.t('withdraw.reason') : undefined),
  })
  if (form.status === 'answered') return answerForm(form.answer)
  const { name, reason } = form.values
  try {
    const { withdrawalConfirm } = await page.api.mutate(WithdrawalConfirmDocument, {
      input: { orderId, name, reason, items: chosenItems(form.values, items) },
    })
    const { customerRequest, errors } = withdrawalConfirm
    if (!customerRequest) return answerForm(form.reject(errors))
    throw redirect(page.href(`/request/${customerRequest.id}?sent=1`), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return answerForm(form.fail('a withdrawal failed', error), { status: 503 })
  }
}

async function findWithdrawal(args: LoaderFunctionArgs, page: PageContext) {
  const orderId = args.params['orderId'] ?? ''
  const { withdrawal } = await page.api.query(WithdrawalDocument, { orderId })
  if (!withdrawal) throw notFound('order-not-found')
  return withdrawal
}

/** The second step: items to withdraw from, and the confirmation. */
export default function WithdrawOrderPage(): ReactElement {
  const { withdrawal } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useLanguage()
  return (
    <FormPage title={t('withdraw.title')}>
      {withdrawal.state === 'OPEN' ? (
        <WithdrawalForm withdrawal={withdrawal} answer={answer} />
      ) : (
        <WithdrawalUnavailable withdrawal={withdrawal} />
      )}
    </FormPage>
  )
}
