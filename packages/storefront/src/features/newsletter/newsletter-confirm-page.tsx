import { NewsletterConfirmDocument } from '@floga/api-client/operations'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { loadFormPage } from '../../forms/load-form-page.server.js'
import { followEmailLink } from '../../forms/follow-email-link.server.js'
import { EmailLinkPage } from '../../forms/email-link-page.js'
import type { FormPageResponse } from '../../forms/load-form-page.server.js'
import type { PageResponse } from '../../request/page-response.js'
import type { EmailLinkAnswer } from '../../forms/email-link-page.js'
import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'
import { useLanguage } from '../../lib/views/storefront-context.js'

export { loaderHeaders as headers } from '../../request/loader-headers.js'
export { sendEmailLink as clientAction } from '../../forms/email-link-page.js'
export { meta } from '../../request/seo/route-meta.js'

export const handle: PageHandle = { namespaces: ['forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs): Promise<FormPageResponse> {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('newsletter.confirmTitle'),
    description: page.t('newsletter.confirmText'),
    path: `/newsletter/confirm/${args.params['id'] ?? ''}`,
    content: {},
  })
}

/** Confirms the subscription. */
export function action(args: ActionFunctionArgs): Promise<PageResponse<EmailLinkAnswer>> {
  return followEmailLink(args, async ({ api, id }) => {
    const { newsletterConfirm } = await api.mutate(NewsletterConfirmDocument, { id })
    return newsletterConfirm.errors
  })
}

export default function NewsletterConfirmPage(): ReactElement {
  const answer = useActionData<typeof action>()
  const { t } = useLanguage()
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
