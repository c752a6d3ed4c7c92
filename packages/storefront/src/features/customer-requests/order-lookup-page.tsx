import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { answerOrderFind } from './find-order.server.js'
import { FormPage } from '../../forms/form-page.js'
import { loadFormPage } from '../../forms/load-form-page.server.js'
import { OrderFindForm } from './order-find-form.js'
import type { FormPageResponse } from '../../forms/load-form-page.server.js'
import type { PageResponse } from '../../request/page-response.js'
import type { FormAnswer } from '../../forms/form-answer.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

export { meta } from '../../request/seo/route-meta.js'
export { sendForm as clientAction } from '../../forms/send-form.js'

export const handle: PageHandle = { namespaces: ['order', 'forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs): Promise<FormPageResponse> {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('footer.lookup'),
    description: page.t('lookup.intro'),
    path: '/order-lookup',
    content: {},
  })
}

export async function action(args: ActionFunctionArgs): Promise<PageResponse<FormAnswer>> {
  const page = await pageContext(args)
  return answerOrderFind(args, page, (id) => `/receipt/${id}?from=lookup`)
}

export default function OrderLookupPage(): ReactElement {
  const answer = useActionData<typeof action>()
  const { t } = useLanguage()
  return (
    <FormPage title={t('footer.lookup')} intro={t('lookup.intro')}>
      <OrderFindForm answer={answer} submitLabel={t('lookup.send')} />
    </FormPage>
  )
}
