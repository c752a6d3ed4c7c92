import { NewsletterConfirmDocument } from '@floga/api-client/operations'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { loadFormPage } from '../wiring/forms/load-form-page.server.js'
import { followEmailLink } from '@floga/storefront/server'
import { EmailLinkPage } from '@floga/storefront/forms'
import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { useMessages } from '../wiring/i18n/use-messages.js'

export { loaderHeaders as headers } from '@floga/storefront/server'
export { sendEmailLink as clientAction } from '@floga/storefront/forms'
export { meta } from '../wiring/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('newsletter.confirmTitle'),
    description: page.t('newsletter.confirmText'),
    path: `/newsletter/confirm/${args.params['id'] ?? ''}`,
    content: {},
  })
}

/** Confirms the subscription. */
export function action(args: ActionFunctionArgs) {
  return followEmailLink(args, async ({ api, id }) => {
    const { newsletterConfirm } = await api.mutate(NewsletterConfirmDocument, { id })
    return newsletterConfirm.errors
  })
}

export default function NewsletterConfirmPage(): ReactElement {
  const answer = useActionData<typeof action>()
  const t = useMessages()
  return (
    <EmailLinkPage
      answer={answer}
      title={t('newsletter.confirmTitle')}
      text={t('newsletter.confirmText')}
      choices={[{ label: t('newsletter.confirm') }]}
      done={t('newsletter.confirmDone')}
    />
  )
}
