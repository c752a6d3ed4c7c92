import { describe, expect, it } from 'vitest'

import { json, startTestServer } from './testing/start-test-server.js'

const parse = (value: unknown) => value

describe('platform.rest', () => {
  it('gets a path below a base, with parameters and the three headers', async () => {
    const { platform, seen } = await startTestServer((response) => json(response, { ok: true }))
    const params = { term: 'φίλτρο & κιτ', ids: ['a', 'b'], page: 2, none: undefined }

    const answer = await platform.rest.get({ base: 'data', path: '/things', params, parse })

    expect(answer).toEqual({ ok: true })
    const url = new URL(seen[0]!.url, 'http://shop.test')
    expect(url.pathname).toBe('/data/things')
    expect([...url.searchParams]).toEqual([
      ['term', 'φίλτρο & κιτ'],
      ['ids', 'a'],
      ['ids', 'b'],
      ['page', '2'],
    ])
    expect(seen[0]!.headers).toMatchObject({
      tenant: 'floga',
      locale: 'el',
      timezone: 'Europe/Athens',
    })
  })

  it('posts JSON, once', async () => {
    const { platform, seen } = await startTestServer((response) => json(response, {}, 503))
    const post = platform.rest.post({ base: 'main', path: '/things', body: { a: 1 }, parse })

    await expect(post).rejects.toMatchObject({ code: 'http', operation: 'POST /things' })
    expect(seen).toHaveLength(1)
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/main/things', body: '{"a":1}' })
    expect(seen[0]!.headers['content-type']).toBe('application/json')
  })

  it('requests the version of the catalogue', async () => {
    const { platform, seen } = await startTestServer((response, _request, attempt) =>
      json(response, attempt === 1 ? { version: 'v7' } : {}),
    )
    expect(await platform.rest.catalogueVersion()).toBe('v7')
    expect(seen[0]!.url).toBe('/main/catalogue-version')
    await expect(platform.rest.catalogueVersion()).rejects.toMatchObject({ code: 'bad-answer' })
  })
})
