import { OrderFindDocument } from '@floga/api-client/operations'
import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'

import type { FormAnswer } from '../../forms/form-answer.js'
import type { PageResponse } from '../../request/page-response.js'
import type { PageContext } from '../../request/page-context.server.js'
import { answerForm, readForm } from '../../forms/read-form.server.js'
import { orderFindSchema } from './order-find-form.js'

/**
 * The action of the form that looks up an order.
 *
 * @throws {Response} To where the order leads, once it is found.
 */
export async function answerOrderFind(
  args: ActionFunctionArgs,
  page: PageContext,
  pathOf: (orderId: string) => string,
): Promise<PageResponse<FormAnswer>> {
  const form = await readForm(args, page, {
    id: 'order-find',
    schema: orderFindSchema(page.t),
    labelOf: (name) => (name === 'number' ? page.t('request.orderNumber') : undefined),
  })
  if (form.status === 'answered') return answerForm(form.answer)
  try {
    const { orderFind } = await page.api.mutate(OrderFindDocument, { input: form.values })
    if (!orderFind.orderId) return answerForm(form.reject(orderFind.errors))
    throw redirect(page.href(pathOf(orderFind.orderId)), 303)
  } catch (error) {
    if (error instanceof Response) throw error
    return answerForm(form.fail('an order was not looked up', error), { status: 503 })
  }
}
