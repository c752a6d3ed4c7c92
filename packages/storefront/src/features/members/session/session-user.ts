import { CurrentUserDocument } from '@floga/api-client/operations'
import { json } from '@remix-run/node'
import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../../request/page-handle.js'
import { sessionResponse } from './session-response.server.js'
import { pageContext } from '../../../request/page-context.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** What the header shows of a member besides the session: `?name`. */
export interface MemberName {
  firstName: string | null
}

/** The signed-in user; with `?name` what they are called. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { session, api, url } = await pageContext(args)
  if (!url.searchParams.has('name')) return sessionResponse(session)
  const firstName = await api.account.query(CurrentUserDocument, {}).then(
    ({ currentUser }) => currentUser.data?.firstName ?? null,
    // The address says who it is, too.
    () => null,
  )
  return json<MemberName>({ firstName }, { headers: { 'Cache-Control': 'no-store' } })
}
