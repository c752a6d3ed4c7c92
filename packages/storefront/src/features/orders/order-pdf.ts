import type { LoaderFunctionArgs } from '@remix-run/node'

import type { PageHandle } from '../../request/page-handle.js'
import { pageContext } from '../../request/page-context.server.js'

export const handle: PageHandle = { access: 'everyone' }

/** An order as PDF, for holders of its id. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const page = await pageContext(args)
  return page.api.orderDocument(args.params['id'] ?? '')
}
