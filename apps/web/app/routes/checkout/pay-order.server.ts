import { redirect } from '@remix-run/node'
import type { ActionFunctionArgs } from '@remix-run/node'

import { answerForm, readForm } from '../../shell/form/read-form.server.js'
import { pageContext } from '../../wiring/page-context.server.js'
import { paySchema } from './pay-schema.js'
import { pathAfterStart, startPayment } from './start-payment.server.js'

/** Pays an order anew: on to the provider's page, or back to the receipt with what came of it. */
export async function payOrder(args: ActionFunctionArgs) {
  const page = await pageContext(args)
  const id = args.params['id'] ?? ''
  const form = await readForm(args, page, { id: 'pay', schema: paySchema(page.t) })
  if (form.status === 'answered') return answerForm(form.answer)
  const start = await startPayment(page, id, form.values)
  throw redirect(page.href(pathAfterStart(encodeURIComponent(id), start, form.values)), {
    status: 303,
    headers: { 'Cache-Control': 'no-store' },
  })
}
