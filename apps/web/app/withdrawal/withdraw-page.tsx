import { Link, Text } from '@floga/ui'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { OrderFindForm } from '@floga/storefront/customer-requests'
import { FormPage } from '@floga/storefront/forms'
import { loadFormPage } from '../wiring/forms/load-form-page.server.js'
import { answerOrderFind } from '../wiring/forms/find-order.server.js'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { useHref, useMessages } from '../wiring/i18n/use-messages.js'

export { meta } from '../wiring/seo/route-meta.js'
export { sendForm as clientAction } from '@floga/storefront/forms'

export const handle: PageHandle = { namespaces: ['order', 'forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('withdraw.title'),
    description: page.t('withdraw.intro'),
    path: '/withdraw',
    content: { number: page.url.searchParams.get('order')?.slice(0, 20) ?? '' },
  })
}

export async function action(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  return answerOrderFind(args, page, (id) => `/withdraw/${id}`)
}

/** The first step: which contract. */
export default function WithdrawPage(): ReactElement {
  const { number } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const t = useMessages()
  const href = useHref()
  return (
    <FormPage title={t('withdraw.title')} intro={t('withdraw.intro')}>
      <Text size="small" tone="soft">
        {t('withdraw.steps')}
      </Text>
      <OrderFindForm answer={answer} submitLabel={t('withdraw.next')} values={{ number }} />
      <p>
        <Link href={href('/withdrawal-form')}>{t('withdraw.form')}</Link>
      </p>
    </FormPage>
  )
}
