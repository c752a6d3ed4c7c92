import { describe, expect, it } from 'vitest'

import type { PageContext } from '../../../request/page-context.server.js'
import { systemError, unavailable } from '../../../request/api/responses.server.js'
import { loadPayment } from '../payment/load-payment.server.js'
import { loadReceipt } from './load-receipt.server.js'

/** A page whose platform fails with a response. */
function pageThatFails(response: Response): PageContext {
  const query = async () => {
    throw response
  }
  return { api: { query } } as unknown as PageContext
}

async function failureOf(loading: Promise<unknown>): Promise<{ status: number; kind: string }> {
  const thrown: unknown = await loading.catch((error: unknown) => error)
  if (!(thrown instanceof Response)) throw new Error('It was loaded.', { cause: thrown })
  return { status: thrown.status, ...(await thrown.json()) }
}

describe('loadReceipt', () => {
  it('says that the order exists while the platform is unavailable, as does its payment page', async () => {
    const expected = { status: 503, kind: 'order-unavailable' }
    expect(await failureOf(loadReceipt(pageThatFails(unavailable()), 'order-1'))).toEqual(expected)
    expect(await failureOf(loadPayment(pageThatFails(unavailable()), 'order-1'))).toEqual(expected)
  })

  it('passes every other failure on', async () => {
    const failure = await failureOf(loadReceipt(pageThatFails(systemError()), 'order-1'))
    expect(failure).toEqual({ status: 500, kind: 'system' })
  })
})
