import type { FormSchema } from '@floga/storefront/forms'
import * as storefront from '@floga/storefront/server'
import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageContext } from '../request/page-context.server.js'

export { answerForm, type ReadFormOptions, type ValidForm } from '@floga/storefront/server'

/** Reads a post of a form, in this shop's language. */
export function readForm<Schema extends FormSchema>(
  args: ActionFunctionArgs,
  page: Pick<PageContext, 't'>,
  options: storefront.ReadFormOptions<Schema>,
): ReturnType<typeof storefront.readForm<Schema>> {
  const { t } = page as unknown as storefront.PageContext
  return storefront.readForm(args, { t }, options)
}
