import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../request/page-handle.js'
import { pageContext } from '../request/page-context.server.js'
import { notFound } from '../request/api/responses.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** No route has this address. */
export async function loader(args: LoaderFunctionArgs): Promise<never> {
  await pageContext(args)
  throw notFound('page-not-found')
}

/** With a component this is a page: the loader's response is rendered, not sent as a resource. */
export default function NotFoundPage(): null {
  return null
}
