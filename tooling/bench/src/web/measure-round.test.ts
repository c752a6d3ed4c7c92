import { createServer } from 'node:http'
import { once } from 'node:events'
import { describe, expect, it, onTestFinished } from 'vitest'
import { measureRound, median, summariseRounds } from './measure-round.js'

describe('measureRound', () => {
  it('counts responses with an error status', async () => {
    const server = createServer((_request, response) => {
      response.statusCode = 503
      response.end()
    })
    onTestFinished(() => void server.close())
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const target = { name: 'failing', url: `http://127.0.0.1:${port}/`, connections: 2 }
    const round = await measureRound(target, 1)
    expect(round.failures).toBeGreaterThan(0)
  })
})

describe('summariseRounds', () => {
  it('takes medians and keeps every failure', () => {
    const target = { name: 'page', url: 'http://127.0.0.1/', connections: 8 }
    const round = { requestsPerSecond: 100, p50Ms: 5, p99Ms: 9, failures: 1 }
    const disturbed = { requestsPerSecond: 10, p50Ms: 50, p99Ms: 90, failures: 0 }
    expect(summariseRounds(target, [round, disturbed, round])).toEqual({
      name: 'page',
      connections: 8,
      requestsPerSecond: 100,
      p50Ms: 5,
      p99Ms: 9,
      failures: 2,
    })
  })
})

describe('median', () => {
  it('is the lower middle of an even number of values', () => {
    expect(median([4, 1, 3, 2])).toBe(2)
  })
})
