import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentProviderError } from '../../domains/payment/payment-provider.js'
import type { PaymentProvider, ProviderPage } from '../../domains/payment/payment-provider.js'
import { createPaymentFixtureFactory } from '../../domains/payment/testing/payment-fixture.js'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'

describe('the page of a framed payment', () => {
  let database: Database
  let createFixture: ReturnType<typeof createPaymentFixtureFactory>
  beforeAll(async () => {
    database = await openTestDatabase()
    createFixture = createPaymentFixtureFactory(database)
  })
  afterAll(() => database.close())

  const form = {
    script: 'https://provider.example/form.js',
    start: 'start()',
    data: { secret: 'one"two' },
    policy: { 'script-src': 'https://provider.example', 'connect-src': 'https://api.example' },
  }
  const page: ProviderPage = { locale: 'el', returnUrl: 'https://shop.example/back', form }

  const createPage = async (readPage: PaymentProvider['readPage']) => {
    const fixture = await createFixture()
    await fixture.pay()
    Object.assign(fixture.provider, { readPage })
    const { app } = startTestPlatform(database, { payments: fixture.context })
    const { id, choices } = await fixture.payment()
    const get = async (path = `fake/floga/${id}`) => {
      const { statusCode, headers, body } = await app.inject({
        method: 'GET',
        url: `/payments/pages/${path}`,
      })
      return { statusCode, body, policy: String(headers['content-security-policy']) }
    }
    return { get, id, choices }
  }

  it('contains the provider’s form, for the frame of the shop alone', async () => {
    const { get } = await createPage(async () => page)
    const { body, policy } = await get()
    expect(body).toContain('<script src="https://provider.example/form.js"></script>')
    expect(body).toContain('data-secret="one&quot;two"')
    const nonce = /nonce="([^"]+)">\s*start\(\)/.exec(body)?.[1]
    expect(policy).toContain(`script-src 'nonce-${nonce}' https://provider.example;`)
    expect(policy).toContain('connect-src https://api.example;')
    expect(policy).toContain('frame-ancestors https://shop.example;')
    expect(policy).toContain("default-src 'none'")
    expect(body).toContain('Επιστροφή στο κατάστημα')
  })

  it('leads back to the shop by itself when the form has done its work', async () => {
    const { get } = await createPage(async () => ({ ...page, form: null }))
    const { body, policy } = await get()
    expect(body).toContain('action="https://shop.example/back" target="_top"')
    expect(body).toContain('.submit()')
    expect(policy).toContain('form-action https://shop.example')
    expect(policy).not.toContain('provider.example')
  })

  it('leads back while the provider is unavailable', async () => {
    const { get, choices } = await createPage(async () => {
      throw new PaymentProviderError('unavailable', 'The provider does not respond.')
    })
    const { statusCode, body } = await get()
    expect(statusCode).toBe(200)
    expect(body).toContain(`action="${choices.returnUrl}"`)
  })

  it('exists for the payments of a provider that has such pages', async () => {
    const { get, id } = await createPage(async () => page)
    const paths = [`other/floga/${id}`, `fake/other/${id}`, 'fake/floga/unknown', `fake/x/${id}`]
    for (const path of paths) expect((await get(path)).statusCode).toBe(404)
    const without = await createPage(undefined)
    expect((await without.get()).statusCode).toBe(404)
  })
})
