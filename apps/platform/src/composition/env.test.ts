import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvError, parseEnv } from './env.js'

describe('parseEnv', () => {
  it('has a default for every setting', () => {
    expect(parseEnv({})).toMatchObject({
      mode: 'production',
      host: '127.0.0.1',
      port: 4100,
      databaseUrl: undefined,
      productSearch: 'memory',
      accessTokenSeconds: 900,
    })
  })

  it('resolves the data directory from its own folder, for processes that it starts', () => {
    expect(parseEnv({ DATA_DIR: '.data' }).dataDir).toBe(`${process.cwd()}/.data`)
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not 70000.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://, not "mysql://x".',
    ],
    [
      { TRUSTED_PROXIES: '10.0.0.0/8, anywhere' },
      'TRUSTED_PROXIES must be IP addresses or networks such as 10.0.0.0/8, with commas, not "10.0.0.0/8, anywhere".',
    ],
    ...['15', '86401', '20.5', '-20'].map((seconds): [Record<string, string>, string] => [
      { ACCESS_TOKEN_SECONDS: seconds },
      `ACCESS_TOKEN_SECONDS must be a whole number of seconds from 16 to 86400, not ${/\D/.test(seconds) ? `"${seconds}"` : seconds}.`,
    ]),
    [
      { TENANT_FOLDERS: '/nowhere' },
      'TENANT_FOLDERS must be folders with a tenant.json, with commas, not ["/nowhere"].',
    ],
    [{ PRODUCT_SEARCH: 'elastic' }, 'PRODUCT_SEARCH must be memory or postgres, not "elastic".'],
    [{ DRAIN_MS: '1 s' }, 'DRAIN_MS must be whole milliseconds up to 99999, not "1 s".'],
    [
      { OTEL_METRIC_EXPORT_INTERVAL: '1 s' },
      'OTEL_METRIC_EXPORT_INTERVAL must be whole milliseconds from 100 to 9999999, not "1 s".',
    ],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test, not "prod".'],
  ])('ends with one line for %o', (source, message) => {
    expect(() => parseEnv(source)).toThrow(new EnvError(message))
  })

  it('reads proxies as a list', () => {
    const { trustedProxies } = parseEnv({ TRUSTED_PROXIES: '10.0.0.0/8, ::1,192.0.2.7' })
    expect(trustedProxies).toEqual(['10.0.0.0/8', '::1', '192.0.2.7'])
    expect(parseEnv({}).trustedProxies).toEqual([])
  })

  it('takes an empty setting for one that is not there', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' }).port).toBe(4100)
  })

  it('connects a payment provider by address and secret, and never shows the secret', () => {
    const url = 'http://127.0.0.1:4200'
    const secret = 'a secret of thirty-two characters'
    expect(parseEnv({}).paymentProvider).toBeUndefined()
    const env = { PAYMENT_PROVIDER_URL: `${url}/`, PAYMENT_PROVIDER_SECRET: secret }
    expect(parseEnv(env).paymentProvider).toEqual({ name: 'sandbox', url, secret })
    expect(() => parseEnv({ ...env, PAYMENT_PROVIDER: 'other' })).toThrow(
      /^PAYMENT_PROVIDER must be .*sandbox.*, not "other"\.$/,
    )
    expect(() => parseEnv({ PAYMENT_PROVIDER_URL: url })).toThrow(/PAYMENT_PROVIDER_SECRET is/)
    expect(() => parseEnv({ ...env, PAYMENT_PROVIDER_SECRET: 'short' })).toThrow(
      /^PAYMENT_PROVIDER_SECRET must have at least 32 characters\.$/,
    )
  })

  it('reads the tenants’ accounts at payment providers, and never shows a secret', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'floga-accounts-')), 'accounts.json')
    const parse = (accounts: unknown) => {
      writeFileSync(file, typeof accounts === 'string' ? accounts : JSON.stringify(accounts))
      return parseEnv({ PAYMENT_ACCOUNTS: file }).paymentAccounts
    }
    const floga = { secretKey: 'sk_test_1', webhookSecret: 'whsec_1' }
    const viva = {
      environment: 'demo',
      merchantId: 'bdf4c6b3-c26d-4046-b5df-5c443ec39d09',
      apiKey: 'key',
      clientId: 'client',
      clientSecret: 'secret',
      sources: { CARD_PAGE: '1234' },
    }
    expect(parseEnv({}).paymentAccounts).toEqual({ stripe: {}, viva: {} })
    expect(parse({ viva: { floga: viva } }).viva).toEqual({ floga: { ...viva, currency: 'EUR' } })
    expect(parse({ stripe: { floga } })).toEqual({ stripe: { floga }, viva: {} })
    const invalid = [
      [
        { stripe: { floga: { ...floga, secretKey: 'hidden' } } },
        'stripe.floga.secretKey is no key: it begins with sk_ or rk_.',
      ],
      [{ stripe: { floga: 'hidden' } }, 'stripe.floga has another form.'],
      [{ stripe: { floga: { ...floga, more: 'hidden' } } }, 'stripe.floga.more is not asked for'],
      [{ stripe: { floga: { secretKey: 'sk_test_1' } } }, 'stripe.floga.webhookSecret is missing'],
      [{ hidden: {} }, 'hidden is not asked for'],
      [
        { viva: { floga: { ...viva, sources: { IRIS: 'hidden' } } } },
        'viva.floga.sources.IRIS is no code of a source such as 1234.',
      ],
      [{ viva: { floga: { ...viva, sources: { CARD: '1234' } } } }, 'viva.floga.sources.CARD has'],
      [{ viva: { floga: { ...viva, merchantId: 'hidden' } } }, 'viva.floga.merchantId has another'],
      ['{ hidden', 'it is no JSON'],
    ] as const
    for (const [accounts, reason] of invalid) {
      expect(() => parse(accounts)).toThrow(`PAYMENT_ACCOUNTS names ${file}: ${reason}`)
    }
    expect(() => parseEnv({ PAYMENT_ACCOUNTS: `${file}x` })).toThrow('it cannot be read')
  })

  it('takes a key for the hashes of networks that is long enough', () => {
    expect(parseEnv({}).networkSecret).toBeUndefined()
    const secret = 'the key of every process together'
    expect(parseEnv({ NETWORK_SECRET: secret }).networkSecret).toBe(secret)
    expect(() => parseEnv({ NETWORK_SECRET: 'short' })).toThrow(
      /^NETWORK_SECRET must have at least 32 characters\.$/,
    )
  })
})
