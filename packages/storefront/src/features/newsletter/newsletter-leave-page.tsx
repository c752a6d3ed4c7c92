import { NewsletterUnsubscribeDocument } from '@floga/api-client/operations'
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
    title: page.t('newsletter.leaveTitle'),
    description: page.t('newsletter.leaveText'),
    path: `/newsletter/leave/${args.params['id'] ?? ''}`,
    content: {},
  })
}

/** Ends the subscription; also when a mail client posts by itself. */
export function action(args: ActionFunctionArgs): Promise<PageResponse<EmailLinkAnswer>> {
  return followEmailLink(args, async ({ api, id }) => {
    const { newsletterUnsubscribe } = await api.mutate(NewsletterUnsubscribeDocument, { id })
    return newsletterUnsubscribe.errors
  })
}

export default function NewsletterLeavePage(): ReactElement {
  const answer = useActionData<typeof action>()
  const { t } = useLanguage()
  return (
    <EmailLinkPage
      answer={answer}
      title={t('newsletter.leaveTitle')}
      text={t('newsletter.leaveText')}
      choices={[{ label: t('newsletter.leave') }]}
      done={t('newsletter.leaveDone')}
    />
  )
}
