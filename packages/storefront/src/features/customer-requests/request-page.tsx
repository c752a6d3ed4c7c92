import { CustomerRequestDocument, CustomerRequestReplyDocument } from '@floga/api-client/operations'
import { Badge, Heading, Stack } from '@floga/ui'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { FormPage } from '../../forms/form-page.js'
import { FormSent } from '../../forms/form-sent.js'
import { ShopForm } from '../../forms/shop-form.js'
import { TextAreaField } from '../../forms/fields/text-area-field.js'
import { loadFormPage } from '../../forms/load-form-page.server.js'
import { answerForm, readForm } from '../../forms/read-form.server.js'
import type { FormPageResponse } from '../../forms/load-form-page.server.js'
import type { PageResponse } from '../../request/page-response.js'
import type { FormAnswer } from '../../forms/form-answer.js'
import type { RequestData } from './request-details.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { notFound } from '../../request/api/responses.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'
import { RequestDetails } from './request-details.js'
import { replySchema } from './request-schema.js'
import { RequestThread } from './request-thread.js'

export { loaderHeaders as headers } from '../../request/loader-headers.js'
export { meta } from '../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['order', 'forms'], access: 'everyone' }

export async function loader(
  args: LoaderFunctionArgs,
): Promise<FormPageResponse<{ request: RequestData; isNew: boolean }>> {
  const page = await pageContext(args)
  const { customerRequest: request } = await page.api.query(CustomerRequestDocument, {
    id: args.params['id'] ?? '',
  })
  if (!request) throw notFound()
  return loadFormPage(args, page, {
    title: page.t('request.number', { number: request.reference }),
    description: page.t('request.intro'),
    path: `/request/${request.id}`,
    content: { request, isNew: page.url.searchParams.has('sent') },
  })
}

export async function action(args: ActionFunctionArgs): Promise<PageResponse<FormAnswer>> {
  const page = await pageContext(args)
  const id = args.params['id'] ?? ''
  const form = await readForm(args, page, { id: 'reply', schema: replySchema(page.t) })
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const { customerRequestReply } = await page.api.mutate(CustomerRequestReplyDocument, {
      input: { id, ...form.values },
    })
    if (!customerRequestReply.customerRequest)
      return answerForm(form.reject(customerRequestReply.errors))
    throw redirect(`${page.href(`/request/${id}`)}#thread`, 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return answerForm(form.fail('a reply was not sent', error), { status: 503 })
  }
}

export default function RequestPage(): ReactElement {
  const { request, isNew } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t } = useLanguage()
  const isWithdrawal = request.kind === 'WITHDRAWAL'
  return (
    <FormPage title={t('request.number', { number: request.reference })}>
      <div>
        <Badge tone={request.status === 'RESOLVED' ? 'success' : 'warning'}>
          {t(`request.status${request.status}`)}
        </Badge>
      </div>
      {isNew && (
        <FormSent title={isWithdrawal ? t('withdraw.doneTitle') : t('request.sentTitle')}>
          {isWithdrawal
            ? t('withdraw.doneText', { email: request.email })
            : t('request.sentMail', { email: request.email })}
        </FormSent>
      )}
      <RequestDetails request={request} />
      <RequestThread request={request} />
      <Stack as="section" gap="sm">
        <Heading level={2} size={3}>
          {t('request.reply')}
        </Heading>
        {/* A thread that has grown has an empty box again. */}
        <ShopForm
          key={request.messages.length}
          id="reply"
          answer={answer}
          schema={replySchema(t)}
          submitLabel={t('request.replySend')}
        >
          <TextAreaField name="message" label={t('contact.message')} />
        </ShopForm>
      </Stack>
    </FormPage>
  )
}
