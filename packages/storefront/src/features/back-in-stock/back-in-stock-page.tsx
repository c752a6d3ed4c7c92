import { BackInStockDeleteDocument } from '@floga/api-client/operations'
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

export const handle: PageHandle = { namespaces: ['product', 'forms'], access: 'everyone' }

export async function loader(args: LoaderFunctionArgs): Promise<FormPageResponse> {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('backInStock.deleteTitle'),
    description: page.t('backInStock.deleteText'),
    path: `/restock/${args.params['id'] ?? ''}`,
    content: {},
  })
}

/** Deletes the request; a mail program's own post chooses nothing and means this notice alone. */
export function action(args: ActionFunctionArgs): Promise<PageResponse<EmailLinkAnswer>> {
  return followEmailLink(args, async ({ api, id, scope }) => {
    const input = { id, scope: scope === 'person' ? 'PERSON' : 'REQUEST' } as const
    const { backInStockDelete } = await api.mutate(BackInStockDeleteDocument, { input })
    return backInStockDelete.errors
  })
}

export default function BackInStockPage(): ReactElement {
  const answer = useActionData<typeof action>()
  const { t } = useLanguage()
  return (
    <EmailLinkPage
      answer={answer}
      title={t('backInStock.deleteTitle')}
      text={t('backInStock.deleteText')}
      choices={[
        { label: t('backInStock.deleteOne'), scope: 'request' },
        { label: t('backInStock.deleteAll'), scope: 'person' },
      ]}
      done={t('backInStock.deleted')}
    />
  )
}
