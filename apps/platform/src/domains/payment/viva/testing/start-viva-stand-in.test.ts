import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startVivaStandIn } from './start-viva-stand-in.js'
import type { VivaStandIn } from './start-viva-stand-in.js'
import { tokenExample } from './viva-examples.js'

describe('startVivaStandIn', () => {
  let standIn: VivaStandIn
  beforeAll(async () => void (standIn = await startVivaStandIn()))
  afterAll(() => standIn.stop())

  const send = async (method: string, path: string, body?: object) => {
    const response = await fetch(`${standIn.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${tokenExample.access_token}`,
        'content-type': 'application/json',
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status: response.status, text: await response.text() }
  }

  it('accepts what Viva describes, and refuses all else', async () => {
    const valid = { amount: 1_234, sourceCode: '1234', customer: { requestLang: 'el-GR' } }
    const { status, text } = await send('POST', '/checkout/v2/orders', valid)
    expect(status).toBe(200)
    expect(text).toMatch(/^{"orderCode":9\d{15}}$/)
    const { amount: _, ...withoutAmount } = valid
    const refused = [
      { ...valid, amount: 29 },
      { ...valid, amount: 12.34 },
      { ...valid, successUrl: 'https://shop.example' },
      { ...valid, sourceCode: 'shop' },
      { ...valid, maxInstallments: 37 },
      { ...valid, customer: { requestLang: 'el' } },
      withoutAmount,
    ]
    for (const body of refused) {
      expect(await send('POST', '/checkout/v2/orders', body)).toMatchObject({ status: 400 })
    }
    expect(await send('POST', '/checkout/v2/refunds', {})).toMatchObject({ status: 404 })
  })

  it('wants the authorization that each call has', async () => {
    expect(await send('GET', '/api/orders/9000000000000001')).toMatchObject({ status: 401 })
  })
})
