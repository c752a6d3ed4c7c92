import { describe, expect, it } from 'vitest'

import { EnvError, readStorefrontEnv } from './storefront-env.js'

const envErrorOf = (env: Record<string, string>): string => {
  try {
    readStorefrontEnv(env)
  } catch (error) {
    if (error instanceof EnvError) return error.message
  }
  return ''
}

describe('readStorefrontEnv', () => {
  it('runs without any setting', () => {
    expect(readStorefrontEnv({ PORT: '' })).toEqual({
      port: 3000,
      host: '127.0.0.1',
      endpoints: {
        main: 'http://127.0.0.1:4100/main',
        data: 'http://127.0.0.1:4100/data',
        auth: 'http://127.0.0.1:4100/auth',
      },
      imageOrigins: [],
      publicUrl: 'http://127.0.0.1:3000',
      sessionSecret: undefined,
      trustsProxy: false,
      drainMs: 500,
      isIndexed: true,
      formPauseMs: 2_000,
      platformDeadlineMs: 5_000,
      hasServiceWorker: true,
      logLevel: 'info',
      isProduction: true,
    })
  })

  it('takes a platform in three places', () => {
    const { endpoints } = readStorefrontEnv({
      PLATFORM_URL: 'https://platform.test/',
      PLATFORM_AUTH_URL: 'https://auth.test/v1/',
    })
    expect(endpoints).toEqual({
      main: 'https://platform.test/main',
      data: 'https://platform.test/data',
      auth: 'https://auth.test/v1',
    })
  })

  it('takes several origins of images', () => {
    const { imageOrigins } = readStorefrontEnv({
      IMAGE_ORIGINS: 'https://a.test, https://b.test:8443',
    })
    expect(imageOrigins).toEqual(['https://a.test', 'https://b.test:8443'])
    expect(envErrorOf({ IMAGE_ORIGINS: 'https://a.test/images' })).toMatch(/^IMAGE_ORIGINS=https/)
    expect(envErrorOf({ IMAGE_ORIGINS: '*' })).toMatch(/^IMAGE_ORIGINS=\*/)
  })

  it('makes an address that a browser can open', () => {
    expect(readStorefrontEnv({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80')
    expect(readStorefrontEnv({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000')
  })

  it('names the first setting that cannot be used, and what to write', () => {
    expect(envErrorOf({ PORT: 'abc' })).toBe(
      'PORT=abc cannot be used: use a whole number from 1 to 65535.',
    )
    expect(envErrorOf({ PORT: '70000' })).toMatch(/^PORT=70000/)
    expect(envErrorOf({ PLATFORM_URL: 'platform' })).toMatch(/^PLATFORM_URL=platform/)
    expect(envErrorOf({ PUBLIC_URL: 'https://shop.test/el' })).toMatch(/without a path/)
    expect(envErrorOf({ NODE_ENV: 'prod' })).toMatch(/^NODE_ENV=prod/)
  })

  it('never shows a secret', () => {
    expect(envErrorOf({ SESSION_SECRET: 'short-secret' })).toBe(
      'SESSION_SECRET cannot be used: use at least 32 characters.',
    )
  })
})
