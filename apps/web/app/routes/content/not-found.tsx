import type { LoaderFunctionArgs } from '@remix-run/node'

import { pageContext } from '../../wiring/page-context.server.js'
import { notFound } from '../../wiring/responses.server.js'

/** No route has this address. */
export function loader(args: LoaderFunctionArgs): never {
  pageContext(args)
  throw notFound('page-not-found')
}

/** A component makes this a page: its loader's refusal is drawn, not sent as it is. */
export default function NotFoundPage(): null {
  return null
}
