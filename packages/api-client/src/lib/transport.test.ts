import { describe, expect, it, onTestFinished, vi } from 'vitest'

import { CartRemoveCouponDocument, FeaturesDocument } from '../generated/operations.js'
import type { ApiError } from './api-error.js'
import { createTestClient, json, startTestServer } from './testing/start-test-server.js'

const answer = { data: { features: [] } }

describe('a call over the network', () => {
  it('gives up at its deadline, whether headers or body are late', async () => {
    let clock = new AbortController()
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
      clock = new AbortController()
      return clock.signal
    })
    onTestFinished(() => deadline.mockRestore())
    const { platform, seen } = await startTestServer((response, _request, attempt) => {
      if (attempt === 1) return clock.abort()
      response.writeHead(200, { 'content-type': 'application/json' })
      response.write('{"data":', () => clock.abort())
    })
    const ask = () => platform.site.query(FeaturesDocument, {}, 80)
    const failure = { code: 'deadline', operation: 'Features' }

    await expect(ask()).rejects.toMatchObject(failure)
    await expect(ask()).rejects.toMatchObject(failure)
    expect(seen).toHaveLength(2)
    expect(deadline.mock.calls).toEqual([[80], [80]])
  })

  it('repeats a query after an incomplete response', async () => {
    const { platform, seen } = await startTestServer((response, _request, attempt) => {
      if (attempt > 1) return json(response, answer)
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"data":', () => response.destroy())
    })
    expect(await platform.site.query(FeaturesDocument, {})).toEqual(answer.data)
    expect(seen).toHaveLength(2)
  })

  it('reads again after 502, 503 and 504, at most twice', async () => {
    const { platform, seen } = await startTestServer((response, _request, attempt) =>
      attempt < 3 ? json(response, {}, 500 + attempt * 2) : json(response, answer),
    )
    expect(await platform.site.query(FeaturesDocument, {})).toEqual(answer.data)
    expect(seen).toHaveLength(3)
  })

  it('gives up after three failures', async () => {
    const { platform, seen } = await startTestServer((response) => json(response, {}, 503))
    await expect(platform.site.query(FeaturesDocument, {})).rejects.toMatchObject({
      code: 'http',
      status: 503,
    })
    expect(seen).toHaveLength(3)
  })

  it('does not read again after a permanent failure', async () => {
    const { platform, seen } = await startTestServer((response) => json(response, {}, 500))
    await expect(platform.site.query(FeaturesDocument, {})).rejects.toMatchObject({
      status: 500,
    })
    expect(seen).toHaveLength(1)
  })

  it('never writes twice', async () => {
    const { platform, seen } = await startTestServer((response, _request, attempt) => {
      if (attempt === 1) json(response, {}, 502)
      else response.destroy()
    })
    const write = () => platform.eshop.mutate(CartRemoveCouponDocument, { cartId: 'c' })

    await expect(write()).rejects.toMatchObject({ code: 'http', status: 502 })
    await expect(write()).rejects.toMatchObject({ code: 'unreachable' })
    expect(seen).toHaveLength(2)
  })

  it('rejects a page of HTML in place of a response', async () => {
    const { platform } = await startTestServer((response) => {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end('<h1>Welcome to the hotel network</h1>')
    })
    await expect(platform.site.query(FeaturesDocument, {})).rejects.toMatchObject({
      code: 'bad-answer',
      status: 200,
    })
  })

  it('rejects JSON that is not a GraphQL response, and incomplete JSON', async () => {
    const { platform } = await startTestServer((response, _request, attempt) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(attempt === 1 ? '[]' : '{"data":{')
    })
    const ask = () => platform.site.query(FeaturesDocument, {})
    await expect(ask()).rejects.toMatchObject({ code: 'bad-answer' })
    await expect(ask()).rejects.toMatchObject({ code: 'bad-answer' })
  })

  it('reports an unreachable platform once', async () => {
    const { origin } = await startTestServer((response) => json(response, answer))
    const reported: ApiError[] = []
    const platform = createTestClient(origin, {
      endpoints: { main: 'http://127.0.0.1:1', data: origin, auth: origin },
      onError: (error) => reported.push(error),
    })
    await expect(platform.site.query(FeaturesDocument, {})).rejects.toMatchObject({
      code: 'unreachable',
    })
    expect(reported.map(({ code }) => code)).toEqual(['unreachable'])
  })
})
