import { NewsletterConfirmDocument } from '@floga/api-client/operations'
import { data } from '@remix-run/node'
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData } from '@remix-run/react'
import type { ReactElement } from 'react'

import { loadFormPage } from '../../shell/form/load-form-page.server.js'
import type { PageHandle } from '../../wiring/cache-policy.js'
import { logFailure } from '../../wiring/log.server.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { useMessages } from '../../wiring/use-language.js'
import { LinkPage } from './link-page.js'
import type { LinkAnswer } from './link-page.js'

export { meta } from '../../wiring/route-meta.js'

export const handle: PageHandle = { access: 'everyone' }

export async function loader(args: LoaderFunctionArgs) {
  const page = await pageContext(args)
  return loadFormPage(args, page, {
    title: page.t('newsletter.confirmTitle'),
    description: page.t('newsletter.confirmText'),
    path: `/newsletter/confirm/${args.params['id'] ?? ''}`,
    content: {},
  })
}

export function headers({ loaderHeaders }: { loaderHeaders: Headers }): Headers {
  return loaderHeaders
}

/** Confirms the wish. */
export async function action(args: ActionFunctionArgs) {
  const { api } = await pageContext(args)
  try {
    const { newsletterConfirm } = await api.mutate(NewsletterConfirmDocument, {
      id: args.params['id'] ?? '',
    })
    const error = newsletterConfirm.errors[0]?.message ?? null
    return data<LinkAnswer>({ isDone: error === null, error }, { status: error ? 400 : 200 })
  } catch (error) {
    logFailure('a link of the newsletter was not followed', error)
    return data<LinkAnswer>({ isDone: false, error: null }, { status: 503 })
  }
}

export default function NewsletterConfirmPage(): ReactElement {
  const answer = useActionData<typeof action>()
  const t = useMessages()
  return (
    <LinkPage
      answer={answer}
      title={t('newsletter.confirmTitle')}
      text={t('newsletter.confirmText')}
      label={t('newsletter.confirm')}
      done={t('newsletter.confirmDone')}
    />
  )
}
