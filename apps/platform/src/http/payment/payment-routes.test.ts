import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PaymentProviderError } from '../../domains/payment/payment-provider.js'
import type { PaymentProvider, ProviderPage } from '../../domains/payment/payment-provider.js'
import { createPaymentFixtureFactory } from '../../domains/payment/testing/payment-fixture.js'
import type { Database } from '../../foundation/database/database.js'
import { openTestDatabase } from '../../testing/open-test-database.js'
import { startTestPlatform } from '../../testing/start-test-platform.js'

describe('a provider that asks for a proof, and leads back to one address', () => {
  it('proves the address of the webhook, and leads on to the shop', async () => {
    const database = await openTestDatabase()
    try {
      const fixture = await createPaymentFixtureFactory(database)()
      await fixture.pay()
      const { providerId, choices } = await fixture.payment()
      let isDown = false
      const { app } = startTestPlatform(database, { payments: fixture.context })
      const get = (url: string) => app.inject({ method: 'GET', url })
      const proof = '/payments/events/fake/floga'
      const back = `/payments/returns/fake/floga?s=${providerId}`
      for (const url of [proof, back]) expect((await get(url)).statusCode).toBe(404)
      Object.assign(fixture.provider, {
        readReturn: (query: URLSearchParams) => query.get('s') ?? undefined,
        async proveEventAddress(tenant: string) {
          if (isDown) throw new PaymentProviderError('unavailable', 'It does not respond.')
          return tenant === 'floga' ? { Key: 'proof' } : undefined
        },
      } satisfies Partial<PaymentProvider>)
      expect(JSON.parse((await get(proof)).body)).toEqual({ Key: 'proof' })
      const led = await get(back)
      expect([led.statusCode, led.headers['location']]).toEqual([303, choices.returnUrl])
      const unknown = [`${back}1`, back.split('?')[0]!, back.replace('floga', 'other')]
      unknown.push(back.replace('floga', '%00'))
      const unproved = '/payments/events/fake/other'
      for (const url of [...unknown, unproved]) expect((await get(url)).statusCode).toBe(404)
      isDown = true
      expect((await get(proof)).statusCode).toBe(503)
    } finally {
      await database.close()
    }
  })

  it('takes events at that address as well', async () => {
    const database = await openTestDatabase()
    try {
      const fixture = await createPaymentFixtureFactory(database)()
      await fixture.pay()
      const { id: paymentId } = await fixture.payment()
      fixture.provider.update(paymentId, { state: 'APPROVED' })
      const { app } = startTestPlatform(database, { payments: fixture.context })
      const event = { id: 'event', kind: 'paid', at: new Date().toISOString() }
      const { statusCode } = await app.inject({
        method: 'POST',
        url: '/payments/events/fake/floga',
        headers: { 'content-type': 'application/json', signed: 'yes' },
        payload: JSON.stringify({ ...event, tenant: 'floga', paymentId }),
      })
      expect(statusCode).toBe(204)
      expect((await fixture.payment()).state).toBe('APPROVED')
    } finally {
      await database.close()
    }
  })
})

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
