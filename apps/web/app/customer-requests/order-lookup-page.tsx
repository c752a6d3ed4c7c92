import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { answerOrderFind } from '../orders/find-order.server.js'
import { FormPage } from '@floga/storefront/forms'
import { loadFormPage } from '../wiring/forms/load-form-page.server.js'
import { OrderFindForm } from '../orders/order-find-form.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

export { meta } from '../wiring/seo/route-meta.js'
export { sendForm as clientAction } from '@floga/storefront/forms'

export const handle: PageHandle = { namespaces: ['order', 'forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('footer.lookup'),
    description: page.t('lookup.intro'),
    path: '/order-lookup',
    content: {},
  })
}

export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  return answerOrderFind(args, page, (id) => `/receipt/${id}?from=lookup`)
}

export default function OrderLookupPage(): ReactElement {
  const answer = useActionData<typeof action>()
  const t = useMessages()
  return (
    <FormPage title={t('footer.lookup')} intro={t('lookup.intro')}>
      <OrderFindForm answer={answer} submitLabel={t('lookup.send')} />
    </FormPage>
  )
}
