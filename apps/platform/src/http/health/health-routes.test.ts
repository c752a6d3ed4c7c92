import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { createTestClient } from '../../testing/create-test-client.js'
import { createServer } from '../create-server.js'
import { addHealthRoutes } from './health-routes.js'

/** A platform whose database responds as `admin` does; returns its readiness. */
function platformOn(
  admin: () => Promise<unknown>,
  { isStopping = false, isDiskWritable = true } = {},
) {
  const log = pino({ level: 'silent' })
  const app = createServer({ log })
  let asked = 0
  addHealthRoutes(app, {
    database: {
      engine: 'postgres',
      admin: (() => {
        asked += 1
        return admin()
      }) as never,
    },
    log,
    isStopping: () => isStopping,
    isDiskWritable: async () => isDiskWritable,
  })
  const client = createTestClient(app)
  return {
    asked: () => asked,
    async ready() {
      const { statusCode, body } = await client.inject({ url: '/readyz' })
      return `${statusCode} ${(JSON.parse(body) as { status: string }).status}`
    },
  }
}

describe('addHealthRoutes', () => {
  it('is ready while the database responds', async () => {
    expect(await platformOn(async () => []).ready()).toBe('200 ready')
    const away = platformOn(() => Promise.reject(new Error('away')))
    expect(await away.ready()).toBe('503 unavailable')
    const stopping = platformOn(async () => [], { isStopping: true })
    expect(await stopping.ready()).toBe('503 stopping')
    expect(stopping.asked()).toBe(0)
    expect(await platformOn(async () => [], { isDiskWritable: false }).ready()).toBe(
      '503 unavailable',
    )
  })

  it('considers a database that has just responded busy, queries it once for all, and never reports one ready that has not', async () => {
    let isBusy = false
    const platform = platformOn(() => (isBusy ? new Promise(() => undefined) : Promise.resolve([])))
    await platform.ready()
    isBusy = true
    expect(await Promise.all([platform.ready(), platform.ready()])).toEqual([
      '200 ready',
      '200 ready',
    ])
    expect(platform.asked()).toBe(2)
    expect(await platformOn(() => new Promise(() => undefined)).ready()).toBe('503 unavailable')
  })
})
