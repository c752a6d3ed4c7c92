import * as storefront from '@floga/storefront/server'
import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageContext } from '../request/page-context.server.js'

/** The action of the form that looks up an order, in this shop's languages. */
export function answerOrderFind(
  args: ActionFunctionArgs,
  page: PageContext,
  pathOf: (orderId: string) => string,
): ReturnType<typeof storefront.answerOrderFind> {
  return storefront.answerOrderFind(args, page as unknown as storefront.PageContext, pathOf)
}
