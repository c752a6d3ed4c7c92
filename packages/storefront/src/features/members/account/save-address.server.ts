import { AddressRemoveDocument, AddressSaveDocument } from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'

import { answerForm } from '../../../forms/read-form.server.js'
import { readMemberForm } from '../member-form.server.js'
import { isUnauthorized, toLogin } from '../../../request/api/create-shop-api.server.js'
import { logFailure } from '../../../request/api/log-failure.server.js'
import type { PageContext } from '../../../request/page-context.server.js'
import { addressSchema } from './account-schemas.js'

/** Adds an address to the book, or changes one of it. */
export async function saveAddress(args: ActionFunctionArgs, page: PageContext) {
  const form = await readMemberForm(args, page, { id: 'address', schema: addressSchema(page.t) })
  if (form.status === 'answered') return answerForm(form.answer)
  const { id, isDefaultShipping, isDefaultBilling, ...address } = form.values
  try {
    const { addressSave } = await page.api.account.mutate(AddressSaveDocument, {
      input: {
        id: id ?? null,
        address,
        isDefaultShipping: isDefaultShipping === 'on',
        isDefaultBilling: isDefaultBilling === 'on',
      },
    })
    if (addressSave.errors.length > 0) {
      return answerForm(form.reject(addressSave.errors.map(toOwnField)))
    }
  } catch (error) {
    if (isUnauthorized(error)) throw toLogin(page.shop, page.url.pathname)
    return answerForm(form.fail('an address was not saved', error), { status: 503 })
  }
  throw redirect(`${page.href('/account')}#addresses`, 303)
}

/** Removes an address from the address book; one that no longer exists counts as removed. */
export async function removeAddress(_args: ActionFunctionArgs, page: PageContext, id: string) {
  try {
    await page.api.account.mutate(AddressRemoveDocument, { id })
  } catch (error) {
    if (isUnauthorized(error)) throw toLogin(page.shop, page.url.pathname)
    logFailure('an address was not removed', error)
    const notices = [{ title: page.t('errors.generic'), text: page.t('errors.genericRetry') }]
    return answerForm(
      { formId: 'address-remove', result: null, notices, isDone: false, timestamp: null },
      { status: 503 },
    )
  }
  throw redirect(`${page.href('/account')}#addresses`, 303)
}

/** The platform names `input.address.city`, the form `city`. */
function toOwnField<UserError extends { field?: string | null }>(userError: UserError): UserError {
  return { ...userError, field: userError.field?.replace(/^(input\.)?address\./, '') ?? null }
}
