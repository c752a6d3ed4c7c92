import type { FormSchema } from '@floga/storefront/forms'
import * as storefront from '@floga/storefront/server'
import type { ActionFunctionArgs } from '@remix-run/node'

import type { PageContext } from '../request/page-context.server.js'
import type { Translate } from '../i18n/create-language.js'

export { answerForm, type ReadFormOptions, type ValidForm } from '@floga/storefront/server'

/** Reads a post of a form, with the labels of this shop's fields. */
export function readForm<Schema extends FormSchema>(
  args: ActionFunctionArgs,
  page: Pick<PageContext, 't'>,
  options: storefront.ReadFormOptions<Schema>,
): ReturnType<typeof storefront.readForm<Schema>> {
  const { t } = page as unknown as storefront.PageContext
  return storefront.readForm(args, { t }, { labelOf: (name) => labelOf(name, page.t), ...options })
}

/** Fields of members' forms. */
const otherLabels = {
  password: 'auth.password',
  repeat: 'auth.repeat',
  currentPassword: 'account.currentPassword',
  locale: 'account.language',
} as const

function labelOf(name: string, t: Translate): string | undefined {
  const other = name in otherLabels && otherLabels[name as keyof typeof otherLabels]
  return other ? t(other) : undefined
}
