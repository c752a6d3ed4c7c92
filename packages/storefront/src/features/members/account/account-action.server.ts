import {
  CardDeleteDocument,
  MemberChangeEmailDocument,
  MemberDeleteDocument,
  MemberUpdateDocument,
  PasswordChangeDocument,
} from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'
import type { FormAnswer } from '../../../forms/form-answer.js'
import type { FormSchema } from '../../../forms/fields/field-rules.js'
import { answerForm } from '../../../forms/read-form.server.js'
import { readMemberForm } from '../member-form.server.js'
import type { ReadFormOptions } from '../../../forms/read-form.server.js'
import type { FormUserError } from '../../../forms/sort-user-errors.js'
import { isUnauthorized, toLogin } from '../../../request/api/create-shop-api.server.js'
import { pageContext } from '../../../request/page-context.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { readFormData } from '../../../request/read-form-data.server.js'
import { systemError } from '../../../request/api/responses.server.js'
import { logOut } from '../session/log-out.server.js'
import type * as v from 'valibot'
import {
  changeEmailSchema,
  changePasswordSchema,
  deleteSchema,
  profileSchema,
} from './account-schemas.js'
import { removeAddress, saveAddress } from './save-address.server.js'
import { logFailure } from '../../../request/api/log-failure.server.js'

/** The action of the account page: carries out whichever of its forms was submitted. */
export async function accountAction(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const { account } = page.api
  const form = await readFormData(args.request)
  switch (form.get('form')) {
    case 'profile':
      return change(args, page, {
        id: 'profile',
        schema: profileSchema(page.t, page.shop),
        async send({ firstName, lastName, phone, locale }) {
          const input = {
            firstName: firstName ?? null,
            lastName: lastName ?? null,
            phone: phone ?? null,
            locale,
          }
          return (await account.mutate(MemberUpdateDocument, { input })).memberUpdate.errors
        },
      })
    case 'email':
      return change(args, page, {
        id: 'email',
        schema: changeEmailSchema(page.t),
        secrets: ['currentPassword'],
        send: async (input) =>
          (await account.mutate(MemberChangeEmailDocument, { input })).memberChangeEmail.errors,
      })
    case 'password':
      return change(args, page, {
        id: 'password',
        schema: changePasswordSchema(page.t),
        secrets: ['currentPassword', 'password', 'repeat'],
        async send({ currentPassword, password }) {
          const input = { currentPassword, password }
          return (await account.mutate(PasswordChangeDocument, { input })).passwordChange.errors
        },
      })
    case 'address':
      return saveAddress(args, page)
    case 'card-remove':
      return removeCard(page, String(form.get('id') ?? ''))
    case 'address-remove':
      return removeAddress(args, page, String(form.get('id') ?? ''))
    case 'delete': {
      const reply = await change(args, page, {
        id: 'delete',
        schema: deleteSchema(page.t),
        secrets: ['currentPassword'],
        send: async (input) =>
          (await account.mutate(MemberDeleteDocument, { input })).memberDelete.errors,
      })
      if (!reply.data.isDone) return reply
      await logOut(args)
      throw redirect(`${page.href('/auth/login')}?note=deleted`, 303)
    }
    default:
      // No form of the page: nothing was done.
      throw systemError(400)
  }
}

interface ChangeOptions<Schema extends FormSchema> extends ReadFormOptions<Schema> {
  /** Calls the platform. @returns The user errors; empty after success. */
  send: (values: v.InferOutput<Schema>) => Promise<readonly FormUserError[]>
}

/** Parses one form of the account, sends it to the platform and returns the result. */
async function change<Schema extends FormSchema>(
  args: ActionFunctionArgs,
  page: PageContext,
  { send, ...options }: ChangeOptions<Schema>,
): Promise<ReturnType<typeof answerForm> & { data: FormAnswer }> {
  const form = await readMemberForm(args, page, options)
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const userErrors = await send(form.values)
    return answerForm(userErrors.length > 0 ? form.reject(userErrors) : form.done())
  } catch (error) {
    if (isUnauthorized(error)) throw toLogin(page.shop, page.url.pathname)
    return answerForm(form.fail(`a change of the account failed: ${options.id}`, error), {
      status: 503,
    })
  }
}

/** Deletes a saved card; a card that no longer exists counts as deleted. */
async function removeCard(page: PageContext, id: string) {
  try {
    await page.api.account.mutate(CardDeleteDocument, { id })
  } catch (error) {
    if (isUnauthorized(error)) throw toLogin(page.shop, page.url.pathname)
    logFailure('a saved card was not removed', error)
    const notices = [{ title: page.t('errors.generic'), text: page.t('errors.genericRetry') }]
    return answerForm(
      { formId: 'card-remove', result: null, notices, isDone: false, timestamp: null },
      { status: 503 },
    )
  }
  throw redirect(`${page.href('/account')}#cards`, 303)
}
