import type { ActionFunctionArgs } from '@remix-run/node'

import type { FormSchema } from '../../forms/fields/field-rules.js'
import { readForm } from '../../forms/read-form.server.js'
import type { ReadFormOptions } from '../../forms/read-form.server.js'
import type { PageContext } from '../../request/page-context.server.js'

const labels = {
  password: 'auth.password',
  repeat: 'auth.repeat',
  currentPassword: 'account.currentPassword',
  locale: 'account.language',
} as const

/** Reads a form of members, whose fields no other form has. */
export function readMemberForm<Schema extends FormSchema>(
  args: ActionFunctionArgs,
  { t }: Pick<PageContext, 't'>,
  options: ReadFormOptions<Schema>,
): ReturnType<typeof readForm<Schema>> {
  return readForm(args, { t }, { labelOf, ...options })

  function labelOf(name: string): string | undefined {
    return Object.hasOwn(labels, name) ? t(labels[name as keyof typeof labels]) : undefined
  }
}
