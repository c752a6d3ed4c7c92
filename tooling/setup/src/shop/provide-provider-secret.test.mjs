import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { provideProviderSecret } from './provide-provider-secret.mjs'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'

describe('provideProviderSecret', () => {
  it('makes a secret once and keeps it from others', () => {
    const dataDir = join(createTemporaryFolder(), 'sandbox')
    const secret = provideProviderSecret({ dataDir, env: {} })
    expect(secret).toMatch(/^[\w-]{43}$/)
    expect(provideProviderSecret({ dataDir, env: {} })).toBe(secret)
    expect(statSync(join(dataDir, 'secret')).mode & 0o077).toBe(0)
  })

  it('takes the one that is given', () => {
    const env = { PAYMENT_PROVIDER_SECRET: 'given' }
    expect(provideProviderSecret({ dataDir: '/nowhere', env })).toBe('given')
  })
})
