import { statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { shops } from './choose-shops.mjs'
import { parseDatabaseUrl, readSettings } from './read-settings.mjs'
import { createTemporaryFolder } from '../testing/create-temporary-folder.mjs'

describe('readSettings', () => {
  it('has a value for everything', () => {
    const root = createTemporaryFolder()
    expect(readSettings({}, root)).toEqual({
      host: '127.0.0.1',
      shops: [shops[0]],
      webPort: 3000,
      platformPort: 4100,
      providerPort: 4200,
      dataDirectory: join(root, '.data', 'platform'),
      databaseUrl: undefined,
      startTimeoutMs: 600_000,
    })
  })

  it('gives a slow machine the time to start that it is told', () => {
    const root = createTemporaryFolder()
    const { startTimeoutMs } = readSettings({ START_TIMEOUT_MINUTES: '45' }, root)
    expect(startTimeoutMs).toBe(45 * 60_000)
    expect(() => readSettings({ START_TIMEOUT_MINUTES: '2m' }, root)).toThrow(
      'START_TIMEOUT_MINUTES=2m is no limit',
    )
  })

  it('gives another shop ports and data of its own, and a sandbox if it takes cards', () => {
    const root = createTemporaryFolder()
    expect(readSettings({}, root, shops.slice(1, 2))).toMatchObject({
      webPort: 3100,
      platformPort: 4110,
      providerPort: 4210,
      dataDirectory: join(root, '.data', 'tenant-minimal'),
    })
    const cash = shops.slice(1, 2).map((shop) => ({ ...shop, hasProvider: false }))
    expect(readSettings({}, root, cash).providerPort).toBeUndefined()
  })

  it('puts several shops on one platform, the first on its configured port', () => {
    const two = shops.slice(0, 2)
    const settings = readSettings({ PORT: '3005' }, createTemporaryFolder(), two)
    expect(settings).toMatchObject({ webPort: 3005, platformPort: 4100, providerPort: 4200 })
    expect(settings.shops?.map(({ port }) => port)).toEqual([3005, 3100])
    expect(() => readSettings({ PORT: '3100' }, createTemporaryFolder(), two)).toThrow(
      'Port 3100 is that of tenant-minimal: choose another PORT.',
    )
  })

  it('names a port that is not one', () => {
    const root = createTemporaryFolder()
    expect(() => readSettings({ PORT: 'abc' }, root)).toThrow(/^PORT=abc is not a port/)
    expect(() => readSettings({ PLATFORM_PORT: '70000' }, root)).toThrow(/^PLATFORM_PORT=70000/)
  })

  it('rejects a port that browsers refuse', () => {
    const root = createTemporaryFolder()
    for (const name of ['PORT', 'PLATFORM_PORT', 'PROVIDER_PORT']) {
      expect(() => readSettings({ [name]: '5060' }, root)).toThrow(
        `${name}=5060 is a port that browsers refuse: choose another one.`,
      )
    }
  })

  it('rejects one port for both servers', () => {
    const env = { PORT: '4100' }
    expect(() => readSettings(env, createTemporaryFolder())).toThrow(/two different ports/)
    const taken = { PROVIDER_PORT: '3000' }
    expect(() => readSettings(taken, createTemporaryFolder())).toThrow(/three different ports/)
  })

  it('reads a relative data directory from where the command was given', () => {
    const folder = createTemporaryFolder()
    const settings = readSettings({ DATA_DIR: 'here', INIT_CWD: folder }, '/nowhere')
    expect(settings.dataDirectory).toBe(join(folder, 'here'))
    expect(statSync(join(folder, 'here')).mode & 0o777).toBe(0o700)
  })

  it('rejects a data directory that is a file', () => {
    const root = createTemporaryFolder({ taken: '' })
    expect(() => readSettings({ DATA_DIR: join(root, 'taken') }, root)).toThrow(/DATA_DIR .*taken/)
  })

  it('rejects an address of another kind of database without repeating its password', () => {
    const env = { DATABASE_URL: 'mysql://shop:secret@host/shop' }
    expect(() => readSettings(env, createTemporaryFolder())).toThrow(
      /^DATABASE_URL is not a PostgreSQL address: write postgres:\/\/user@host:5432\/name\.$/,
    )
  })
})

describe('parseDatabaseUrl', () => {
  it('knows the usual port and bracketed hosts', () => {
    expect(parseDatabaseUrl('postgres://me@[::1]/shop')).toEqual({ host: '::1', port: 5432 })
    expect(parseDatabaseUrl('postgresql://db.example:6000/shop')).toEqual({
      host: 'db.example',
      port: 6000,
    })
  })
})
