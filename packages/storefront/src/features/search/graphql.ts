import type { ActionFunctionArgs } from '@remix-run/node'

import { answerGraphql } from './answer-graphql.server.js'
import { pageContext } from '../../request/page-context.server.js'
import type { PageHandle } from '../../request/page-handle.js'

export const handle: PageHandle = { access: 'everyone' }

/**
 * GraphQL endpoint for browsers, for autocomplete and refreshing: in the page's language, as the
 * visitor.
 */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  const { api } = await pageContext(args)
  return answerGraphql(args.request, api)
}
