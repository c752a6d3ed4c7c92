import { data } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'

import { logFailure } from '../request/api/log-failure.server.js'
import { pageContext } from '../request/page-context.server.js'
import type { PageContext } from '../request/page-context.server.js'
import { readFormData } from '../request/read-form-data.server.js'
import type { PageResponse } from '../request/page-response.js'
import type { EmailLinkAnswer } from './email-link-page.js'

/** A link whose button was clicked. */
export interface ConfirmedLink {
  api: PageContext['api']
  /** From the address; empty when there is none. */
  id: string
  /** Which button; null for a mail program's own post (RFC 8058). */
  scope: string | null
}

/**
 * Carries out the action of an e-mail's link, and responds to its page. `follow` returns the
 * platform's userErrors.
 */
export async function followEmailLink(
  args: ActionFunctionArgs,
  follow: (link: ConfirmedLink) => Promise<readonly { message: string }[]>,
): Promise<PageResponse<EmailLinkAnswer>> {
  const { api } = await pageContext(args)
  const scope = (await readFormData(args.request)).get('scope')
  try {
    const [userError] = await follow({
      api,
      id: args.params['id'] ?? '',
      scope: typeof scope === 'string' ? scope : null,
    })
    const answer: EmailLinkAnswer = { isDone: !userError, error: userError?.message ?? null }
    return data(answer, { status: userError ? 400 : 200 })
  } catch (error) {
    logFailure('a link of a mail was not followed', error)
    return data<EmailLinkAnswer>({ isDone: false, error: null }, { status: 503 })
  }
}
