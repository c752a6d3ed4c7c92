import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../wiring/request/page-handle.js'
import { pageContext } from '../wiring/request/page-context.server.js'
import { notFound } from '../wiring/api/responses.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** No route has this address. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  await pageContext(args)
  throw notFound('page-not-found')
}

/** A component makes this a page: its loader's response is drawn, not sent as it is. */
export default function NotFoundPage(): null {
  return null
}
