import { Link, Text } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { OrderFindForm } from '../customer-requests/order-find-form.js'
import { FormPage } from '../../forms/form-page.js'
import { loadFormPage } from '../../forms/load-form-page.server.js'
import { answerOrderFind } from '../customer-requests/find-order.server.js'
import type { FormPageResponse } from '../../forms/load-form-page.server.js'
import type { PageResponse } from '../../request/page-response.js'
import type { FormAnswer } from '../../forms/form-answer.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { useHasPage } from '../../site/use-site.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

export { meta } from '../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['order', 'forms'], access: 'everyone' }

export async function loader(
  args: LoaderFunctionArgs,
): Promise<FormPageResponse<{ number: string }>> {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('withdraw.title'),
    description: page.t('withdraw.intro'),
    path: '/withdraw',
    content: { number: page.url.searchParams.get('order')?.slice(0, 20) ?? '' },
  })
}

export async function action(args: ActionFunctionArgs): Promise<PageResponse<FormAnswer>> {
  const page = await pageContext(args)
  return answerOrderFind(args, page, (id) => `/withdraw/${id}`)
}

/** The first step: which contract. */
export default function WithdrawPage(): ReactElement {
  const { number } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { t, href } = useLanguage()
  const hasPage = useHasPage()
  return (
    <FormPage title={t('withdraw.title')} intro={t('withdraw.intro')}>
      <Text size="small" tone="soft">
        {t('withdraw.steps')}
      </Text>
      <OrderFindForm answer={answer} submitLabel={t('withdraw.next')} values={{ number }} />
      {hasPage('/withdrawal-form') && (
        <p>
          <Link href={href('/withdrawal-form')}>{t('withdraw.form')}</Link>
        </p>
      )}
    </FormPage>
  )
}
