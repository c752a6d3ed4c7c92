import { describe, expect, it } from 'vitest'
import { EnvError, parseEnv } from './env.js'

describe('parseEnv', () => {
  it('has a default for every setting', () => {
    expect(parseEnv({})).toMatchObject({
      mode: 'production',
      host: '127.0.0.1',
      port: 4100,
      databaseUrl: undefined,
    })
  })

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a number from 0 to 65535, not "abc".'],
    [{ PORT: '70000' }, 'PORT must be a number from 0 to 65535, not 70000.'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address that begins with postgres:// or postgresql://, not "mysql://x".',
    ],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV must be production, development or test, not "prod".'],
  ])('ends with one line for %o', (source, message) => {
    expect(() => parseEnv(source)).toThrow(new EnvError(message))
  })

  it('takes an empty setting for one that is not there', () => {
    expect(parseEnv({ PORT: '', DATABASE_URL: '' }).port).toBe(4100)
  })
})
